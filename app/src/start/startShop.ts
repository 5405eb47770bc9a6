import fastifyCompress from '@fastify/compress';
import { users } from '@siren/demo/shop';
import type { Config } from '@siren/server/config';
import { migrate, openDatabase } from '@siren/server/db';
import { httpPictureLoader } from '@siren/server/pictures';
import { createShop } from '@siren/server/shop';
import { constants } from 'node:zlib';
import { distDir } from '../build/buildApp.ts';
import { registerAssets } from '../site/assets.ts';
import { registerBuilds } from '../site/builds.ts';
import { loadBuiltApp } from '../site/BuiltApp.ts';
import { registerDocs } from '../site/docs.ts';
import { registerPages } from '../site/pages.ts';
import { listenFailure } from './assertPortFree.ts';
import { demoPictures } from './demoPictures.ts';
import { fillDemoShop } from './fillDemoShop.ts';
import { openShopDatabase } from './openShopDatabase.ts';

/** A shop that answers. */
export interface OpenShop {
  /** Address to open. */
  url: string;
  close(): Promise<void>;
}

/** Bytes from which an answer is worth compressing. */
const COMPRESS_FROM = 1024;
/** Quick enough to compress every page as it is made. */
const BROTLI_QUALITY = 4;

const log = {
  info: (message: string) => console.log(message),
  error: (error: unknown, message: string) => console.error(`${message}:`, error),
};

/** Puts server and app together: database, demo goods, API, socket and pages on one port. */
export async function startShop(config: Config, say: (line: string) => void): Promise<OpenShop> {
  const clock = () => new Date();
  const database = await openShopDatabase(config, {
    log: say,
    onGone(reason) {
      console.error(reason);
      process.exit(1);
    },
  });
  try {
    await migrate(database.url);
    const db = openDatabase(database.url, { onError: (error) => log.error(error, 'A connection broke') });
    if (config.demo) await fillDemoShop(db, { clock, log: say });
    const shop = await createShop({
      db,
      dataDir: config.dataDir,
      clock,
      log,
      pictureLoaders: [demoPictures, httpPictureLoader()],
      demoAccounts: config.demo ? [...users] : [],
    });
    const { server } = shop;
    const app = await loadBuiltApp(distDir);
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
      apiUrl: config.shopApiUrl ?? '',
      allowedRedirectHosts: [...config.allowedRedirectHosts],
      apiFor: shop.apiFor,
    });
    const url = await listen(server, config);
    return {
      url,
      async close() {
        await shop.close();
        await db.close();
        await database.stop();
      },
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function listen(server: { listen(options: object): Promise<string> }, { port, host }: Config): Promise<string> {
  try {
    return await server.listen({ port, host });
  } catch (error) {
    throw listenFailure(error, port, host) ?? error;
  }
}
