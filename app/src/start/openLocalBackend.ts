import { streets, users } from '@siren/demo/shop';
import { streetSource } from '@siren/server/addresses';
import type { Config } from '@siren/server/config';
import { asUnavailable } from '@siren/server/db';
import { switchDemo } from '@siren/server/demo';
import type { Log } from '@siren/server/log';
import { createDemoMessages } from '@siren/server/messages';
import { httpPictureLoader } from '@siren/server/pictures';
import { createShop } from '@siren/server/shop';
import { createSitemap } from '@siren/server/sitemap';
import { assertFolder } from './assertFolder.ts';
import { closeBackend } from './Backend.ts';
import type { Backend } from './Backend.ts';
import { demoFiles } from './demoFiles.ts';
import { demoPictures } from './demoPictures.ts';
import { fillDemoShop } from './fillDemoShop.ts';
import type { Life } from './Life.ts';
import { openShopDatabase } from './openShopDatabase.ts';

/**
 * The shop of this process, on its database, for as long as the process lives.
 * @returns the backend, and whether it was filled with the demo's goods and accounts
 * @throws StartupError
 */
export async function openLocalBackend(
  config: Config,
  { life, log }: { life: Life; log: Log },
): Promise<{ backend: Backend; demo: boolean }> {
  const {
    dataDir,
    siteUrl,
    adminPath,
    trustedProxies,
    limits,
    sockets,
    auditYears,
    auditMoneyYears,
    requestSeconds,
    drawAhead,
  } = config;
  const clock = () => new Date();
  await assertFolder(dataDir);
  const db = await openShopDatabase(config, life, {
    log,
    onError(error) {
      // PostgreSQL may be gone before the last connection has noticed that it was closed.
      if (!life.signal.aborted) log.error(asUnavailable(error), 'A connection to the database broke');
    },
  });
  const demo = config.demo && (await fillDemoShop(db, { clock, say: (line) => log.info(line) }));
  await switchDemo(db, demo, clock());
  const pictureLoaders = [demoPictures, httpPictureLoader()];
  // A real shop brings a provider of its own, or its buyers type addresses whole.
  const known = demo ? { addresses: streetSource(streets) } : {};
  const demoAccounts = demo ? [...users] : [];
  const messages = demo ? createDemoMessages(log) : null;
  const shop = await life.hold(
    () =>
      createShop({
        ...{ db, dataDir, clock, log, trustedProxies, pictureLoaders, drawAhead, fileLoader: demoFiles },
        ...{
          messages,
          siteUrl,
          adminPath,
          demoAccounts,
          limits,
          sockets,
          auditYears,
          auditMoneyYears,
          requestSeconds,
          exchangePath: config.exchangePath,
          currencyRates: config.currencyRates,
          importRoot: config.importRoot,
          testPayments: demo,
          registerUrl: config.registerUrl,
          taxes: config.taxes,
        },
        ...known,
      }),
    (opened) => closeBackend(opened, log),
  );
  const sitemap = createSitemap({ db, places: shop.places, clock });
  return { backend: { ...shop, sitemap }, demo };
}
