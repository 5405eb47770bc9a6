import { MARKS } from '@siren/domain/navigation';
import type { FastifyInstance } from 'fastify';
import type { PageHost } from './pages.ts';

/**
 * What is not for crawlers: calls. Pages that are not to be kept say so themselves, by noindex, which is only read where
 * they may be: of what is closed here addresses may be kept, for every page links to the cart. The staff's addresses are
 * not named: this file would be the one place to learn them from.
 */
const CLOSED = ['/api/'];

/** Parts of a query that do not change what a page tells: Yandex then takes the address without them. */
const WITHOUT_MEANING = [
  ['sort', 'offer'],
  ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', ...MARKS],
];

interface RobotsOptions {
  hasSitemap: boolean;
  originFor: PageHost['originFor'];
}

/** `robots.txt`, with the absolute address of the sitemap where there is one. */
export function registerRobots(server: FastifyInstance, { hasSitemap, originFor }: RobotsOptions): void {
  const rules = [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    ...WITHOUT_MEANING.map((names) => `Clean-param: ${names.join('&')}`),
  ];
  server.get('/robots.txt', (request, reply) => {
    const origin = originFor(request);
    const sitemap = hasSitemap && origin !== '' ? ['', `Sitemap: ${origin}/sitemap.xml`] : [];
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`${[...rules, ...sitemap].join('\n')}\n`);
  });
}
