import type { Sitemap } from '@siren/server/sitemap';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import type { PageHost } from './pages.ts';

const XML = 'application/xml; charset=utf-8';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
/** Search engines ask once in hours; a change need not be there before. */
const AN_HOUR = 'public, max-age=3600';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;');
/** A whole day, in UTC: that is how exactly changes are noted. */
const lastmod = (at: Date | null) => (at ? `<lastmod>${at.toISOString().slice(0, 10)}</lastmod>` : '');
const located = (tag: string, address: string, changedAt: Date | null) =>
  `<${tag}><loc>${escape(address)}</loc>${lastmod(changedAt)}</${tag}>\n`;

/**
 * The sitemap by parts: an index at `/sitemap.xml`, its parts below `/sitemap/`, written as they are read. It has
 * absolute addresses, so there is none where nobody said what the shop's origin is.
 */
export function registerSitemap(
  server: FastifyInstance,
  { sitemap, originFor }: { sitemap: Sitemap; originFor: PageHost['originFor'] },
): void {
  server.get('/sitemap.xml', async (request, reply) => {
    const origin = originFor(request);
    if (origin === '') return reply.callNotFound();
    const parts = (await sitemap.parts()).map(({ name, changedAt }) =>
      located('sitemap', `${origin}/sitemap/${name}.xml`, changedAt),
    );
    const xml = `${HEAD}<sitemapindex ${SPACE}>\n${parts.join('')}</sitemapindex>\n`;
    return reply.header('cache-control', AN_HOUR).type(XML).send(xml);
  });

  server.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) => {
    const origin = originFor(request);
    const [, name] = /^([a-z0-9-]+)\.xml$/.exec(request.params.file) ?? [];
    const entries = origin === '' || name === undefined ? null : await sitemap.entries(name);
    if (!entries) return reply.callNotFound();
    async function* xml(batches: NonNullable<typeof entries>): AsyncIterable<string> {
      yield `${HEAD}<urlset ${SPACE}>\n`;
      for await (const batch of batches) {
        yield batch
          .map(({ path, changedAt }) => located('url', origin + encodeURI(path), changedAt))
          .join('');
      }
      yield '</urlset>\n';
    }
    return reply
      .header('cache-control', AN_HOUR)
      .type(XML)
      .send(Readable.from(xml(entries)));
  });
}
