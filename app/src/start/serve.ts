import { readConfig, readLogging } from '@siren/server/config';
import { ensureBuild } from '../build/ensureBuild.ts';
import { distDir, rootDir } from '../build/paths.ts';
import { loadBuiltApp } from '../site/index.ts';
import { assertPortFree } from './assertPortFree.ts';
import { banner } from './banner.ts';
import { live } from './live.ts';
import { openLog } from './openLog.ts';
import { startShop } from './startShop.ts';

/** `npm start`: builds what is to be built, opens the shop and lives until it is told to stop. */
export function serve(): Promise<void> {
  const logging = readLogging(process.env, process.stdout.isTTY);
  const log = openLog(logging);
  const say = (line: string): void => log.info(line);
  return live(log, async (life) => {
    const started = performance.now();
    const config = readConfig(process.env, rootDir);
    await assertPortFree(config.port, config.host);
    await ensureBuild({ say, signal: life.signal });
    // React is loaded with the app: its own checks are for developers, and slow.
    process.env.NODE_ENV = 'production';
    const app = await loadBuiltApp(distDir);
    const shop = await startShop(config, { app, life, log });
    const seconds = (performance.now() - started) / 1000;
    if (logging.form === 'text') say(banner(shop, seconds));
    else
      log.info('The shop is open', { url: shop.url, demo: shop.demo, seconds: Number(seconds.toFixed(1)) });
    return null;
  });
}
