import { openApiDocument, openApiPage } from '@siren/contract/openapi';
import type { FastifyInstance } from 'fastify';

/** The page is read and nothing else: its own style and the links in it. */
const POLICY = [
  ...["default-src 'none'", "style-src 'unsafe-inline'", "base-uri 'none'", "form-action 'none'"],
  "frame-ancestors 'none'",
].join('; ');

/** The API's description for machines and for people. */
export function registerDocs(server: FastifyInstance): void {
  const document = openApiDocument();
  const page = openApiPage();
  server.get('/api/openapi.json', (_request, reply) => reply.send(document));
  server.get('/api/docs', (_request, reply) =>
    reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(page),
  );
}
