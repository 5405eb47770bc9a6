import type { FastifyInstance } from 'fastify';

/**
 * `/healthz` says that the process lives, `/readyz` whether it can sell, and by name what is missing. For whoever
 * watches over the shop: neither tells more than that.
 */
export function registerHealth(server: FastifyInstance, missing: () => Promise<string[]>): void {
  server.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ alive: true }),
  );
  server.get('/readyz', async (_request, reply) => {
    const names = await missing();
    const ready = names.length === 0;
    return reply
      .header('cache-control', 'no-store')
      .code(ready ? 200 : 503)
      .send({ ready, missing: names });
  });
}
