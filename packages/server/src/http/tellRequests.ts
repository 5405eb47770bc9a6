import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inRequest, withoutSecrets } from '../log/index.ts';
import type { Log } from '../log/index.ts';

/** Longer paths are cut: nobody's page has one. */
const PATH_MAX = 200;

/** Path of a request, without its query: that may be anything of whoever asks. */
export const pathOf = ({ url }: Pick<FastifyRequest, 'url'>): string =>
  withoutSecrets((url.split('?', 1)[0] ?? '').slice(0, PATH_MAX));

/** What is not there is asked for all day long; of an outage one line a minute tells. */
const ASIDE = new Set([404, 503]);

/** Whether a line tells of it by default: what failed or was refused. */
const isTold = (status: number): boolean => status >= 400 && !ASIDE.has(status);

/** Has each request known by its id, in lines of the log and in its answer, and tells how it was answered. */
export function tellRequests(server: FastifyInstance, log: Log): void {
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    inRequest(request.id, done);
  });
  // A body comes by events of the socket, which know of no request.
  server.addHook('preHandler', (request, _reply, done) => inRequest(request.id, done));
  server.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status, elapsedTime } = reply;
    const fields = { method: request.method, path: pathOf(request), status, ms: Math.round(elapsedTime) };
    inRequest(request.id, () => log[isTold(status) ? 'info' : 'debug']('answered', fields));
    done();
  });
}
