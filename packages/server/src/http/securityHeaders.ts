import type { FastifyInstance } from 'fastify';

const SECURITY_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  // Only the origin: a path may hold the number of an order, a query a token.
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin',
};

/** Puts what every answer carries onto those of `server`; a header that an answer has already stays as it is. */
export function addSecurityHeaders(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}
