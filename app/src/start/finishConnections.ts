import type { FastifyInstance } from 'fastify';

/**
 * Lets a closing server go as soon as its last answer is sent: a browser would keep the connection of a request
 * that was running when the closing began.
 */
export function finishConnections(server: FastifyInstance): void {
  let closing = false;
  server.addHook('preClose', async () => {
    closing = true;
  });
  server.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
