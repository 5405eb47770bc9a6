import { readConfig, StartupError } from '@siren/server/config';
import { ensureBuild, rootDir } from './build/buildApp.ts';
import { assertPortFree } from './start/assertPortFree.ts';
import { banner } from './start/banner.ts';
import { startShop } from './start/startShop.ts';

const say = (line: string) => console.log(line);

async function main(): Promise<void> {
  const started = performance.now();
  const config = readConfig(process.env, rootDir);
  await assertPortFree(config.port, config.host);
  await ensureBuild(say);
  const shop = await startShop(config, say);
  say(banner({ url: shop.url, demo: config.demo, seconds: (performance.now() - started) / 1000 }));

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await shop.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
}

try {
  await main();
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exit(1);
}
