import { readConfig } from '@siren/server/config';
import { ensureBuild } from '../build/ensureBuild.ts';
import { distDir, rootDir } from '../build/paths.ts';
import { loadBuiltApp } from '../site/index.ts';
import { assertPortFree } from './assertPortFree.ts';
import { banner } from './banner.ts';
import { live } from './live.ts';
import { startShop } from './startShop.ts';

const say = (line: string): void => console.log(line);

/** `npm start`: builds what is to be built, opens the shop and lives until it is told to stop. */
export function serve(): Promise<void> {
  return live(async (life) => {
    const started = performance.now();
    const config = readConfig(process.env, rootDir);
    await assertPortFree(config.port, config.host);
    await ensureBuild({ say, signal: life.signal });
    // React is loaded with the app: its own checks are for developers, and slow.
    process.env.NODE_ENV = 'production';
    const app = await loadBuiltApp(distDir);
    const shop = await startShop(config, { app, life, say });
    say(banner(shop, (performance.now() - started) / 1000));
    return null;
  });
}
