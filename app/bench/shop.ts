import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRouteSizes } from '../../scripts/sizes/readRouteSizes.ts';
import { ensureBuild } from '../src/build/ensureBuild.ts';
import { launchShop } from '../src/testing/launchShop.ts';
import { CLIENTS, load } from './load.ts';
import type { LoadFigures } from './load.ts';
import { importPlenty } from './importPlenty.ts';
import { prepareCarts, readAddresses } from './prepareCarts.ts';

type Say = (line: string) => void;

/** What a first visit brings, how long a start takes and how many calls a second are answered. */
export async function benchShop(say: Say) {
  await ensureBuild({ say });
  const sizes = routeSizes(say);
  const dataDir = await mkdtemp(join(tmpdir(), 'siren-bench-'));
  const cold = await started(dataDir);
  await cold.shop.stop();
  const warm = await started(dataDir);
  say(`Start: ${cold.ms} ms with an empty data folder, ${warm.ms} ms again`);
  await importPlenty(dataDir);
  const figures = await loadOf(warm.shop.url, say);
  await warm.shop.stop();
  await rm(dataDir, { recursive: true, force: true });
  return { sizes, start: { coldMs: cold.ms, warmMs: warm.ms }, load: figures };
}

/** Starts the shop on `dataDir`; answers it and how long it took, ms. */
async function started(dataDir: string) {
  const shop = launchShop(dataDir, { env: { DRAW_AHEAD: '1' } });
  return { shop, ms: Math.round(await shop.ready()) };
}

function routeSizes(say: Say) {
  say('KB gzip that a first visit brings:');
  const sizes = readRouteSizes('client').map(({ route, js, css }) => {
    const name = route.split('/').at(-2) ?? 'frame';
    const kb = (bytes: number, width: number) => (bytes / 1000).toFixed(1).padStart(width);
    say(`  ${name.padEnd(10)} JS ${kb(js, 6)}  CSS ${kb(css, 5)}`);
    return [name, { js, css }] as const;
  });
  return Object.fromEntries(sizes);
}

async function loadOf(url: string, say: Say): Promise<Record<string, LoadFigures>> {
  const { section, product } = await readAddresses(url);
  const carts = await prepareCarts(url, 'zamery', CLIENTS);
  const cookies = carts.map(({ token }) => `token=${token}`);
  const figures: Record<string, LoadFigures> = {
    '/api/cart/add, a cart of 20 rows': await load(`${url}/api/cart/add`, {
      bodies: carts.map(({ token, offer }) => ({ token, id: offer })),
    }),
    '/api/cart/update, a cart of 20 rows': await load(`${url}/api/cart/update`, {
      bodies: carts.map(({ token, row }) => ({ token, id: row, quantity: 2 })),
    }),
    '/section/{path}, HTML': await load(`${url}/section/${section}`),
    '/section/{path}, HTML for who has a cart': await load(`${url}/section/${section}`, { cookies }),
    '/product/{path}, HTML': await load(`${url}/product/${product}`),
    '/product/{path}, HTML for who has a cart': await load(`${url}/product/${product}`, { cookies }),
  };
  for (const [what, { perSecond, p50, p99, failed }] of Object.entries(figures)) {
    say(`${what}: ${perSecond} a second, p50 ${p50} ms, p99 ${p99} ms${failed ? `, ${failed} failed` : ''}`);
  }
  return figures;
}
