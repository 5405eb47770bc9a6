import cookie from '@fastify/cookie';
import fastify from 'fastify';
import type { FastifyError, FastifyInstance } from 'fastify';

/** ms for a whole request to arrive. */
const REQUEST_TIMEOUT = 30_000;
const BAD_GATEWAY = 502;
const GATEWAY_TIMEOUT = 504;

/** Those of the shop's own server, for pages; what the backend says of its answers stays. */
const SECURITY_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin',
};

const refused = (text: string) => ({ public_error: true, text });

/** A server without calls of its own. Where the other backend fails, it says so in the wire format. */
export async function createFrontServer(): Promise<FastifyInstance> {
  const server = fastify({ requestTimeout: REQUEST_TIMEOUT, trustProxy: 'loopback' });
  await server.register(cookie);
  server.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  server.setNotFoundHandler((_request, reply) => reply.code(404).send(refused('Такого адреса нет.')));
  server.setErrorHandler<FastifyError>(({ statusCode = 500, message }, request, reply) => {
    if (statusCode < 500) return reply.code(statusCode).send(refused('Запрос не читается.'));
    console.error(`${request.method} ${request.routeOptions.url ?? 'unknown'} failed: ${message}`);
    const status = statusCode === GATEWAY_TIMEOUT ? GATEWAY_TIMEOUT : BAD_GATEWAY;
    return reply.code(status).send({ public_error: false });
  });
  return server;
}
