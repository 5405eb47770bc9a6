import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuild } from '../../src/build/ensureBuild.ts';
import { launchShop } from '../../src/testing/launchShop.ts';
import { goodsFeed } from '../goodsFeed.ts';
import { askPage, askWhile, pageNames } from './askPages.ts';
import { heavyFeed } from './heavyFeed.ts';
import { importFile, writeFeed } from './importFile.ts';
import { toText } from './times.ts';

type Say = (line: string) => void;

/** Goods that the shop has beside those of the feed. */
const BESIDE = 85_000;
/** Offers of the feed: 120 MB. */
const OFFERS = 50_000;
/** ms: pages come so quickly once the shop has taken all goods in, ... */
const CALM_MS = 200;
/** ... so many times one after another. */
const CALM_ASKS = 10;

/** Waits until the shop has taken all its goods in. */
async function settle(url: string): Promise<void> {
  for (let calm = 0; calm < CALM_ASKS; calm += 1) {
    // A page of goods that were never asked for is refused for as long as it would take too long to read them.
    const ms = await askPage(url, `/section/divany?page=${1 + (calm % 3)}`).catch(() => CALM_MS);
    if (ms >= CALM_MS) calm = 0;
    await sleep(CALM_MS);
  }
}

/** What an import of a heavy feed costs in a shop of many goods, and the same feed again, and how quickly pages are answered meanwhile. */
export async function benchImport(say: Say) {
  await ensureBuild({ say });
  const dataDir = await mkdtemp(join(tmpdir(), 'siren-bench-import-'));
  const shop = launchShop(dataDir, { env: { DRAW_AHEAD: '1' } });
  try {
    await shop.ready();
    await importFile(dataDir, await writeFeed(dataDir, 'beside', goodsFeed(BESIDE)), 'beside');
    const feed = await writeFeed(dataDir, 'heavy', heavyFeed(OFFERS));
    const run = async (what: string) => {
      await settle(shop.url);
      const { result, times } = await askWhile(shop.url, importFile(dataDir, feed, 'heavy'));
      const { seconds, processorSeconds, peakMb } = result;
      say(`${what}: ${seconds} s, ${peakMb} MB at most (${processorSeconds} s of its processor)`);
      for (const page of pageNames) say(`  ${page} meanwhile, HTML: ${toText(times[page])}`);
      return { ...result, meanwhile: times };
    };
    const first = await run(`A feed of ${OFFERS} offers beside ${BESIDE} goods`);
    return { offers: OFFERS, beside: BESIDE, first, again: await run('The same feed again') };
  } finally {
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
