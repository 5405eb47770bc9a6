import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRouteSizes } from '../../scripts/sizes/readRouteSizes.ts';
import { ensureBuild } from '../src/build/ensureBuild.ts';
import { rootDir } from '../src/build/paths.ts';
import { launchShop } from '../src/testing/launchShop.ts';
import { CLIENTS, load } from './load.ts';
import type { LoadFigures } from './load.ts';
import { plentyFeed } from './plentyFeed.ts';
import { prepareCarts, readAddresses } from './prepareCarts.ts';

const RESULTS = join(import.meta.dirname, 'results.json');
const say = (line: string) => console.log(line);

/** Starts the shop on `dataDir`; answers it and how long it took, ms. */
async function started(dataDir: string) {
  const shop = await launchShop(dataDir);
  return { shop, ms: Math.round(await shop.ready()) };
}

await ensureBuild({ say });
const sizes = Object.fromEntries(
  readRouteSizes().map(({ route, js, css }) => [route.split('/').at(-2) ?? 'frame', { js, css }]),
);
say('KB gzip that a first visit brings:');
for (const [route, { js, css }] of Object.entries(sizes)) {
  say(
    `  ${route.padEnd(10)} JS ${(js / 1000).toFixed(1).padStart(6)}  CSS ${(css / 1000).toFixed(1).padStart(5)}`,
  );
}

const dataDir = await mkdtemp(join(tmpdir(), 'siren-bench-'));
const cold = await started(dataDir);
await cold.shop.stop();
const warm = await started(dataDir);
say(`Start: ${cold.ms} ms with an empty data folder, ${warm.ms} ms again`);

const { url } = warm.shop;
const feed = join(dataDir, 'plenty.xml');
await writeFile(feed, plentyFeed());
execFileSync(process.execPath, ['app/src/shop.ts', 'import', feed, '--source', 'bench'], {
  cwd: rootDir,
  env: { ...process.env, DATA_DIR: dataDir },
});
const { section, product } = await readAddresses(url);
const carts = await prepareCarts(url, 'zamery', CLIENTS);
const figures: Record<string, LoadFigures> = {
  '/api/cart/add, a cart of 20 rows': await load(
    `${url}/api/cart/add`,
    carts.map(({ token, offer }) => ({ token, id: offer })),
  ),
  '/api/cart/update, a cart of 20 rows': await load(
    `${url}/api/cart/update`,
    carts.map(({ token, row }) => ({ token, id: row, quantity: 2 })),
  ),
  '/section/{path}, HTML': await load(`${url}/section/${section}`),
  '/product/{path}, HTML': await load(`${url}/product/${product}`),
};
for (const [what, { perSecond, p50, p99, failed }] of Object.entries(figures)) {
  say(`${what}: ${perSecond} a second, p50 ${p50} ms, p99 ${p99} ms${failed ? `, ${failed} failed` : ''}`);
}
await warm.shop.stop();
await rm(dataDir, { recursive: true, force: true });

const results = {
  at: new Date().toISOString(),
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
  machine: { cores: availableParallelism(), model: cpus()[0]?.model ?? '', node: process.version },
  sizes,
  start: { coldMs: cold.ms, warmMs: warm.ms },
  load: figures,
};
await writeFile(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
say(`Kept in app/bench/results.json`);
