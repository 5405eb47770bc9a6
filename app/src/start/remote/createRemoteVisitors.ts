import { createClient } from '@siren/contract/client';
import { isToken } from '@siren/domain/account';
import { keptSecret, sendCookies, TOKEN_COOKIE, tokenCookie } from '@siren/server/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Backend } from '../Backend.ts';
import { forwardedHeaders } from './forwardedHeaders.ts';
import { ANSWER_MS } from './limits.ts';

/**
 * Tells who asks for a page: their API are calls over HTTP. Whether they have anything of their own is not known here.
 */
export function createRemoteVisitors(
  apiUrl: string,
  allowedRedirectHosts: readonly string[],
): Backend['visitors'] {
  /** @param onToken hears of another token that the backend answers */
  const open = (request: FastifyRequest, onToken: (token: string) => void) => {
    const headers = { ...forwardedHeaders(request), cookie: request.headers.cookie ?? '' };
    const kept = keptSecret(request, TOKEN_COOKIE);
    let token = isToken(kept) ? kept : '';
    return createClient({
      origin: apiUrl,
      allowedRedirectHosts,
      fetch: (input, init) =>
        fetch(input, { ...init, headers: { ...(init?.headers as Record<string, string>), ...headers } }),
      token: {
        get: () => token,
        set(next) {
          token = next;
          onToken(next);
        },
      },
      // A page that leads elsewhere is shown as one that failed: what was asked for is not there.
      navigate: () => {},
      timeout: ANSWER_MS,
    });
  };
  const keep = (request: FastifyRequest, reply: FastifyReply, token: string): void => {
    if (!reply.sent) sendCookies(request, reply, [tokenCookie(token)]);
  };
  return {
    visitorOf: async (request, reply) => ({
      api: open(request, (next) => keep(request, reply, next)),
      guest: null,
    }),
    async takeOver(request, reply, wanted) {
      const answer = await open(request, () => {}).call('/api/user/take-over', wanted);
      if (answer.taken) keep(request, reply, answer.token);
      return answer;
    },
  };
}
