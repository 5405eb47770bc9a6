import { createClient } from '@siren/contract/client';
import type { ClientOptions } from '@siren/contract/client';
import { isToken } from '@siren/domain/account';
import { sendCookies, TOKEN_COOKIE, tokenCookie } from '@siren/server/http';
import type { FastifyRequest } from 'fastify';
import type { Backend } from '../Backend.ts';
import { forwardedHeaders } from './forwardedHeaders.ts';
import { ANSWER_MS } from './limits.ts';

/** The visitor's cookies but the token, which goes with the body: region and city are told by them. */
const cookiesOf = ({ cookies }: FastifyRequest): string =>
  Object.entries(cookies)
    .filter(([name]) => name !== TOKEN_COOKIE)
    .map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');

/** Tells who asks for a page: their API are calls over HTTP. Whether they have anything of their own is not known here. */
export function createRemoteVisitor(
  apiUrl: string,
  allowedRedirectHosts: readonly string[],
): Backend['visitorOf'] {
  return async (request, reply) => {
    const headers = { ...forwardedHeaders(request), cookie: cookiesOf(request) };
    const kept = request.cookies[TOKEN_COOKIE];
    let token = isToken(kept) ? kept : '';
    const apiOf = (tokens: ClientOptions['token'], more: Record<string, string> = {}) =>
      createClient({
        origin: apiUrl,
        allowedRedirectHosts,
        fetch: (input, init) =>
          fetch(input, {
            ...init,
            headers: { ...(init?.headers as Record<string, string>), ...headers, ...more },
          }),
        token: tokens,
        // A page that leads elsewhere is shown as one that failed: what was asked for is not there.
        navigate: () => {},
        timeout: ANSWER_MS,
      });
    /**
     * Whether the backend gives no other token instead: as to the pages of its own, it is told which one the browser
     * keeps, and goes by that where the given one has no session. One that does not answer says nothing.
     */
    const isKnown = async (given: string): Promise<boolean> => {
      const own = { cookie: `${headers.cookie}; ${TOKEN_COOKIE}=${token}`, 'sec-fetch-site': 'same-origin' };
      const api = apiOf({ get: () => given, set: () => {} }, own);
      const info = await api.call('/api/info', {}).catch(() => null);
      return info === null || info.token === given;
    };
    const take = (next: string): void => {
      token = next;
      if (!reply.sent) sendCookies(request, reply, [tokenCookie(next)]);
    };
    // A token of the address goes before the one of the cookie (specification §2), but an old link signs nobody out.
    const { token: given } = request.query as { token?: unknown };
    if (isToken(given) && (token === '' || (await isKnown(given)))) take(given);
    return { api: apiOf({ get: () => token, set: take }), guest: null };
  };
}
