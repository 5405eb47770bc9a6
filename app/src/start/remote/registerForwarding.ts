import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { askedFrom } from '@siren/server/http';
import { forwardedHeaders } from './forwardedHeaders.ts';
import type { Asked } from './forwardedHeaders.ts';
import { ANSWER_MS, CONNECT_MS } from './limits.ts';

/** The largest packet of the socket, bytes. */
const PACKET_MAX_BYTES = 16_384;

const forwarding = {
  disableRequestLogging: true,
  undici: { connect: { timeout: CONNECT_MS }, headersTimeout: ANSWER_MS, bodyTimeout: ANSWER_MS },
  replyOptions: {
    rewriteRequestHeaders: <Headers extends object>(request: Asked, headers: Headers) => ({
      ...headers,
      ...forwardedHeaders(request),
    }),
    // Whoever asked decides whether to ask again; waiting here would only hold them up.
    retryDelay: () => null,
  },
};

/** The places of an address are counted over there; types of the proxy do not know the option. */
const socketHeaders = {
  rewriteRequestHeaders: (headers: Record<string, string>, request: Asked) => ({
    ...headers,
    ...forwardedHeaders(request),
  }),
};

/** Only our pages open the socket: the backend cannot tell, since it hears nothing of where a page is from. */
function assertOwnOrigin({ headers, host }: FastifyRequest, reply: FastifyReply, done: () => void): void {
  if (askedFrom({ headers, host }) !== 'other') return done();
  void reply.code(403).send({ public_error: true, text: 'Сокет открывают только страницы магазина.' });
}

/**
 * Hands calls, pictures and pages of a test bank on to the backend at `apiUrl` and the socket to `socketUrl`: bodies, cookies, statuses
 * and headers as they are.
 */
export async function registerForwarding(
  server: FastifyInstance,
  { apiUrl, socketUrl }: { apiUrl: string; socketUrl: string },
): Promise<void> {
  const { origin: upstream } = new URL(apiUrl);
  for (const prefix of ['/api', '/pictures', '/test-bank']) {
    await server.register(proxy, { ...forwarding, upstream, prefix, rewritePrefix: prefix });
  }
  const socket = new URL(socketUrl);
  await server.register(proxy, {
    ...forwarding,
    upstream: `${socket.protocol.replace('ws', 'http')}//${socket.host}`,
    prefix: '/socket',
    rewritePrefix: socket.pathname,
    preHandler: assertOwnOrigin,
    websocket: true,
    wsServerOptions: { maxPayload: PACKET_MAX_BYTES, perMessageDeflate: false },
    wsClientOptions: { handshakeTimeout: CONNECT_MS, ...socketHeaders },
  });
}
