import type { FastifyInstance } from 'fastify';
import { routeRules } from '../pages/routeRules.ts';
import type { BuildInfo } from './BuiltApp.ts';

/** Which build is the latest, and the route rules of this one (behaviour pages-9). */
export function registerBuilds(server: FastifyInstance, build: BuildInfo): void {
  server.get('/builds/latest.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({ id: build.id, timestamp: build.timestamp }),
  );
  server.get<{ Params: { file: string } }>('/builds/meta/:file', (request, reply) =>
    request.params.file === `${build.id}.json`
      ? reply.header('cache-control', 'public, max-age=31536000, immutable').send({ ...build, routeRules })
      : reply.code(404).send({ public_error: true, text: 'Такой сборки нет.' }),
  );
}
