import { openApiDocument, openApiPage } from '@siren/contract/openapi';
import type { FastifyInstance } from 'fastify';

/** The API's description for machines and for people. */
export function registerDocs(server: FastifyInstance): void {
  const document = openApiDocument();
  const page = openApiPage();
  server.get('/api/openapi.json', (_request, reply) => reply.send(document));
  server.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
}
