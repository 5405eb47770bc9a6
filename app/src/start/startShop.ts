import { users } from '@siren/demo/shop';
import type { Config } from '@siren/server/config';
import { httpPictureLoader } from '@siren/server/pictures';
import { createShop } from '@siren/server/shop';
import { setTimeout as sleep } from 'node:timers/promises';
import { registerSite } from '../site/index.ts';
import type { BuiltApp } from '../site/index.ts';
import { assertFolder } from './assertFolder.ts';
import { demoPictures } from './demoPictures.ts';
import { fillDemoShop } from './fillDemoShop.ts';
import { finishConnections } from './finishConnections.ts';
import type { Life } from './Life.ts';
import { listen } from './listen.ts';
import { openShopDatabase } from './openShopDatabase.ts';

/** A shop that answers. */
export interface OpenShop {
  /** Address to open. */
  url: string;
  /** Whether it was filled with the demo's goods and accounts. */
  demo: boolean;
}

/** How long running requests may take to finish when the shop closes, ms. */
const FINISH_MS = 5_000;

const log = {
  info: (message: string) => console.log(message),
  error: (error: unknown, message: string) => console.error(`${message}:`, error),
};

/**
 * Puts server and app together: database, demo goods, API, socket and pages on one port.
 * @throws StartupError
 */
export async function startShop(
  config: Config,
  { app, life, say }: { app: BuiltApp; life: Life; say(line: string): void },
): Promise<OpenShop> {
  const clock = () => new Date();
  await assertFolder(config.dataDir);
  const db = await openShopDatabase(config, life, {
    say,
    onError({ message }) {
      // PostgreSQL may be gone before the last connection has noticed that it was closed.
      if (!life.signal.aborted) console.error(`A connection to the database broke: ${message}`);
    },
  });
  const demo = config.demo && (await fillDemoShop(db, { clock, say }));
  const { server, apiFor } = await life.hold(
    () =>
      createShop({
        db,
        dataDir: config.dataDir,
        clock,
        log,
        pictureLoaders: [demoPictures, httpPictureLoader()],
        demoAccounts: demo ? [...users] : [],
      }),
    (shop) => Promise.race([shop.close(), sleep(FINISH_MS, undefined, { ref: false })]),
  );
  finishConnections(server);
  await registerSite(server, { app, config, apiFor, log });
  return { url: await listen(server, config), demo };
}
