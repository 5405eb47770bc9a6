import type { FastifyRequest } from 'fastify';

/** What a request tells of its visitor, once Fastify has sorted out whom to believe. */
export type Asked = Pick<FastifyRequest, 'ip' | 'host' | 'id' | 'protocol'>;

/** Who really asks, for the limits and cookies of the other backend; what the visitor says of it is not believed. */
export const forwardedHeaders = (request: Asked): Record<string, string> => ({
  'x-forwarded-for': request.ip,
  'x-forwarded-host': request.host,
  'x-forwarded-proto': request.protocol,
  'x-request-id': request.id,
});
