import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuild } from '../src/build/ensureBuild.ts';
import { launchShop } from '../src/testing/launchShop.ts';
import { goodsFeed, goodsSections, offersOf } from './goodsFeed.ts';
import { askWhile, importFile, pageNames, timesOf, toText, writeFeed } from './importing/index.ts';
import type { Times } from './importing/index.ts';

type Say = (line: string) => void;

/** Goods of the first feed (50,000 offers) and of the second, which holds those of the first. */
const SOME = 41_667;
const ALL = 100_000;
const ASKED = 200;
const CALM_ASKS = 40;
/** ms */
const CALM_PAUSE = 250;
/** A first start draws the demo's papers and pictures beside everything else, ms: who imports has a shop that stands. */
const FIRST_START = 8_000;
/** Asks for a section with four filters and a price of its own, so that no kept answer helps; how long it took, ms. */
async function ask(url: string, path: string, at: number): Promise<number> {
  const colors = ['shalfey', 'grafit', 'sliva', 'dub', 'oreh'];
  const filters = {
    tsvet: [colors[at % 4], colors[(at + 1) % 4]],
    'shirina-sm': [`${130 + (at % 10) * 4}..250`],
    'material-obivki': ['velyur', 'bukle', 'len'],
    stock: ['in-stock'],
  };
  const begun = performance.now();
  const answer = await fetch(`${url}/api/catalog/section`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      token: '',
      path,
      filters,
      priceFrom: 1_000 + at,
      sort: at % 2 ? 'price-asc' : 'popular',
    }),
  });
  const { total, facets } = (await answer.json()) as { total: number; facets: unknown[] };
  if (!answer.ok || !(total > 0) || facets.length < 10)
    throw new Error(`${path} was not answered as it should be`);
  return performance.now() - begun;
}

async function askMany(url: string, path: string): Promise<Times> {
  // The shop takes in what was imported, the search too: that is measured by what is asked during an import.
  for (let at = 0; at < CALM_ASKS; at += 1) {
    await ask(url, path, at);
    await sleep(CALM_PAUSE);
  }
  const times: number[] = [];
  for (let at = 1; at <= ASKED; at += 1) times.push(await ask(url, path, CALM_ASKS + at));
  return timesOf(times);
}

const importGoods = async (dataDir: string, goods: number) => ({
  offers: offersOf(goods),
  ...(await importFile(dataDir, await writeFeed(dataDir, 'goods', goodsFeed(goods)), 'goods')),
});

/** What imports of large feeds cost, and how quickly the shop answers during them and with all their goods. */
export async function benchGoods(say: Say) {
  await ensureBuild({ say });
  const dataDir = await mkdtemp(join(tmpdir(), 'siren-bench-goods-'));
  const shop = launchShop(dataDir, { env: { DRAW_AHEAD: '1' } });
  await shop.ready();
  await sleep(FIRST_START);
  try {
    const { result, times } = await askWhile(shop.url, importGoods(dataDir, SOME));
    const { offers, seconds, processorSeconds, peakMb } = result;
    say(
      `Import of ${offers} offers: ${seconds} s, ${peakMb} MB at most (${processorSeconds} s of its processor)`,
    );
    for (const page of pageNames) say(`  ${page} meanwhile, HTML: ${toText(times[page])}`);
    await importGoods(dataDir, ALL);
    const tenth = await askMany(shop.url, goodsSections.tenth);
    const all = await askMany(shop.url, goodsSections.all);
    say(`A section with four filters, ${ALL} goods in the shop:`);
    say(`  of ${ALL / 10} goods: ${toText(tenth)}`);
    say(`  of ${ALL} goods: ${toText(all)}`);
    return {
      import: { ...result, meanwhile: times.section, home: times.home, promo: times.promo },
      section: { goods: ALL, tenth, all },
    };
  } finally {
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
