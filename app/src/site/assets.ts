import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_S = 31_536_000;

/** Files of the apps, from their folders. Those under `/assets/` carry a digest in their names and never change. */
export async function registerAssets(server: FastifyInstance, dirs: readonly string[]): Promise<void> {
  await server.register(fastifyStatic, {
    root: [...dirs],
    // Only known files get a route: every other address is a page.
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['.vite/**', '**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders(reply, path: string) {
      const lasting = path.includes('/assets/');
      reply.header(
        'cache-control',
        lasting ? `public, max-age=${YEAR_S}, immutable` : 'public, max-age=3600',
      );
    },
  });
}
