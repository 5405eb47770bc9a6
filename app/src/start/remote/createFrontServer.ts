import cookie from '@fastify/cookie';
import { ApiError } from '@siren/contract/errors';
import type { Config } from '@siren/server/config';
import {
  addSecurityHeaders,
  arrivalWithin,
  readableUrl,
  refuseOddRequests,
  requestIds,
  tellRequests,
} from '@siren/server/http';
import type { Log } from '@siren/server/log';
import fastify from 'fastify';
import type { FastifyError, FastifyInstance } from 'fastify';

const BAD_GATEWAY = 502;
const GATEWAY_TIMEOUT = 504;

const refused = (text: string) => ({ public_error: true, text });

/** A server without calls of its own. Where the other backend fails, it says so in the wire format. */
export async function createFrontServer(
  { trustedProxies, requestSeconds }: Pick<Config, 'trustedProxies' | 'requestSeconds'>,
  log: Log,
): Promise<FastifyInstance> {
  const server = fastify({
    ...arrivalWithin(requestSeconds),
    trustProxy: [...trustedProxies],
    genReqId: requestIds(trustedProxies),
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
  });
  tellRequests(server, log);
  refuseOddRequests(server);
  await server.register(cookie);
  addSecurityHeaders(server);
  server.setNotFoundHandler((_request, reply) => reply.code(404).send(refused('Такого адреса нет.')));
  server.setErrorHandler<FastifyError | ApiError>((error, request, reply) => {
    if (error instanceof ApiError) return reply.code(error.status).send(error.body);
    const { statusCode = 500, message } = error;
    if (statusCode < 500) return reply.code(statusCode).send(refused('Запрос не читается.'));
    log.error(message, `${request.method} ${request.routeOptions.url ?? 'unknown'} failed`);
    const status = statusCode === GATEWAY_TIMEOUT ? GATEWAY_TIMEOUT : BAD_GATEWAY;
    return reply.code(status).send({ public_error: false });
  });
  return server;
}
