import fastifyCompress from '@fastify/compress';
import type { Config } from '@siren/server/config';
import type { Sitemap } from '@siren/server/sitemap';
import type { FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';
import { registerAssets } from './assets.ts';
import type { BuiltApp } from './BuiltApp.ts';
import { registerBuilds } from './builds.ts';
import { registerDocs } from './docs.ts';
import { createOriginFor } from './createOriginFor.ts';
import { registerHandover } from './handover.ts';
import { registerPages } from './pages.ts';
import type { PageHost } from './pages.ts';
import { registerRobots } from './robots.ts';
import { registerSecurityTxt } from './securityTxt.ts';
import { registerSitemap } from './sitemap.ts';
import { createPageAnswer } from './staff.ts';

/** Bytes from which an answer is worth compressing. */
const COMPRESS_FROM = 1024;
/**
 * Every page is compressed as it is made. At the quickest level of each method 100 KB of HTML take 0.1 to 0.3 ms and
 * come out a tenth larger than at level 4, which takes three times as long.
 */
const LEVEL = 1;
/** Bytes up to which an answer is compressed at once: a stream through the thread pool takes longer. */
const AT_ONCE_UP_TO = 512 * 1024;

/** Where pages come from. */
export interface SiteOptions {
  app: BuiltApp;
  config: Pick<
    Config,
    'adminPath' | 'allowedRedirectHosts' | 'metrikaId' | 'securityContact' | 'siteUrl' | 'toolsPath'
  >;
  /** null in front of another backend, whose pages these are. */
  sitemap: Sitemap | null;
  visitors: PageHost['visitors'];
  pages: PageHost['pages'];
  log: PageHost['log'];
}

/** Everything that a browser asks for besides the API: pages and their data, files, builds, the API's description. */
export async function registerSite(server: FastifyInstance, options: SiteOptions): Promise<void> {
  const { app, config, sitemap, visitors, pages, log } = options;
  const originFor = createOriginFor(config.siteUrl);
  await server.register(fastifyCompress, {
    threshold: COMPRESS_FROM,
    syncThreshold: AT_ONCE_UP_TO,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: LEVEL } },
    zlibOptions: { level: LEVEL },
  });
  await registerAssets(server, [app.clientDir, app.staff.dir, app.office.dir]);
  registerBuilds(server, app.build);
  registerDocs(server);
  registerRobots(server, { hasSitemap: sitemap !== null, originFor });
  const { securityContact: contact } = config;
  if (contact !== null) registerSecurityTxt(server, { contact, originFor });
  if (sitemap) registerSitemap(server, { sitemap, originFor });
  registerHandover(server, visitors);
  const host: PageHost = {
    app,
    allowedRedirectHosts: [...config.allowedRedirectHosts],
    metrika: config.metrikaId,
    visitors,
    pages,
    originFor,
    log,
  };
  registerPages(server, createPageAnswer(host, config));
}
