import fastifyCompress from '@fastify/compress';
import type { Config } from '@siren/server/config';
import type { FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';
import { registerAssets } from './assets.ts';
import type { BuiltApp } from './BuiltApp.ts';
import { registerBuilds } from './builds.ts';
import { registerDocs } from './docs.ts';
import { registerPages } from './pages.ts';
import type { PageHost } from './pages.ts';

/** Bytes from which an answer is worth compressing. */
const COMPRESS_FROM = 1024;
/** Quick enough to compress every page as it is made. */
const BROTLI_QUALITY = 4;

/** Where pages come from. */
export interface SiteOptions {
  app: BuiltApp;
  config: Pick<Config, 'allowedRedirectHosts'>;
  apiFor: PageHost['apiFor'];
  log: PageHost['log'];
}

/** Everything that a browser asks for besides the API: pages and their data, files, builds, the API's description. */
export async function registerSite(server: FastifyInstance, options: SiteOptions): Promise<void> {
  const { app, config, apiFor, log } = options;
  await server.register(fastifyCompress, {
    threshold: COMPRESS_FROM,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  await registerAssets(server, app.clientDir);
  registerBuilds(server, app.build);
  registerDocs(server);
  registerPages(server, {
    app,
    allowedRedirectHosts: [...config.allowedRedirectHosts],
    apiFor,
    log,
  });
}
