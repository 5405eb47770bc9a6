import { isToken } from '@siren/domain/account';
import type { FastifyRequest } from 'fastify';
import { callerOf, TOKEN_COOKIE, tokenCookie } from '../http/index.ts';
import type { ContextFor, Visit } from '../http/index.ts';

/**
 * Who visits a page. A token of the address, if it has its length, goes before the one of the cookie (specification
 * §2). As with calls, one that has no session yields to a session that the browser has: an old link signs nobody out.
 */
export async function visitOf(contextFor: ContextFor, request: FastifyRequest): Promise<Visit> {
  const caller = callerOf(request);
  const keptVisit = () => contextFor({ token: request.cookies[TOKEN_COOKIE] ?? '', ...caller });
  const { token } = request.query as { token?: unknown };
  if (!isToken(token)) return keptVisit();
  const given = await contextFor({ token, ...caller });
  const { session, setCookie } = given.context;
  if (!session.stored) {
    const kept = await keptVisit();
    if (kept.context.session.stored) return kept;
  }
  setCookie(tokenCookie(session.token, session.kind));
  return given;
}
