export { createSitemap } from './createSitemap.ts';
export type { Sitemap, SitemapPart } from './createSitemap.ts';
export type { SitemapEntry } from './readSitemap.ts';
