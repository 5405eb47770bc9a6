import type { Config } from '@siren/server/config';
import type { FastifyInstance } from 'fastify';
import { listenFailure } from './assertPortFree.ts';

/** Listens where the configuration says. Gives the address to open; throws StartupError where nobody can listen. */
export async function listen(server: FastifyInstance, { port, host }: Config): Promise<string> {
  try {
    return await server.listen({ port, host });
  } catch (error) {
    throw listenFailure(error, port, host) ?? error;
  }
}
