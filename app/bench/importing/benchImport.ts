import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuild } from '../../src/build/ensureBuild.ts';
import { launchShop } from '../../src/testing/launchShop.ts';
import type { LaunchedShop } from '../../src/testing/launchShop.ts';
import { goodsFeed } from '../goodsFeed.ts';
import { askPage, askWhile, pageNames } from './askPages.ts';
import { heavyFeed } from './heavyFeed.ts';
import { importFile, writeFeed } from './importFile.ts';
import { toText } from './times.ts';
import { TELLS_WORK, workOf } from './workOf.ts';

type Say = (line: string) => void;

/** Goods that the shop has beside those of the feed. */
const BESIDE = 85_000;
/** Offers of the feed: 120 MB. */
const OFFERS = 50_000;
/** Pages that are asked for between two looks at the shop, and ms from one to the next. */
const ASKS = 20;
const ASK_MS = 200;
/** Of a core: what a shop takes that answers these pages and has nothing else to do. */
const CALM_SHARE = 0.35;

/** Waits until the shop has taken all its goods in: it begins to with the first page that somebody asks for, and pages come meanwhile. */
async function settle(shop: LaunchedShop): Promise<void> {
  for (let share = 1; share > CALM_SHARE;) {
    const before = await workOf(shop);
    const begun = performance.now();
    for (let at = 0; at < ASKS; at += 1) {
      // A page of goods that were never asked for is refused for as long as it would take too long to read them.
      await askPage(shop.url, `/section/divany?page=${1 + (at % 3)}`).catch(() => 0);
      await sleep(ASK_MS);
    }
    share = ((await workOf(shop)) - before) / (performance.now() - begun);
  }
}

/** What an import of a heavy feed costs in a shop of many goods that has its pictures drawn, and the same feed again, and how quickly pages are answered meanwhile. */
export async function benchImport(say: Say) {
  await ensureBuild({ say });
  const dataDir = await mkdtemp(join(tmpdir(), 'siren-bench-import-'));
  const shop = launchShop(dataDir, { flags: TELLS_WORK });
  try {
    await shop.ready();
    await importFile(dataDir, await writeFeed(dataDir, 'beside', goodsFeed(BESIDE)), 'beside');
    const feed = await writeFeed(dataDir, 'heavy', heavyFeed(OFFERS));
    const run = async (what: string) => {
      await settle(shop);
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
