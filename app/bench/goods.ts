import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuild } from '../src/build/ensureBuild.ts';
import { rootDir } from '../src/build/paths.ts';
import { launchShop } from '../src/testing/launchShop.ts';
import { goodsFeed, goodsSections, offersOf } from './goodsFeed.ts';

type Say = (line: string) => void;

/** ms */
interface Times {
  p50: number;
  p95: number;
  longest: number;
}

/** Goods of the first feed (50,000 offers) and of the second, which holds those of the first. */
const SOME = 41_667;
const ALL = 100_000;
const ASKED = 200;
const CALM_ASKS = 40;
/** ms */
const CALM_PAUSE = 250;
/** A first start draws the demo's papers and pictures beside everything else, ms: who imports has a shop that stands. */
const FIRST_START = 8_000;
/** Pause between two asks while an import is at work, ms. */
const PAUSE = 50;

/** Prints the peak of the memory, KB, and the time of the processor, µs, when a process ends. */
const TELL_COSTS =
  'data:text/javascript,process.on("exit",()=>{const{maxRSS,userCPUTime,systemCPUTime}=process.resourceUsage();' +
  'process.stderr.write(`peak ${maxRSS} spent ${userCPUTime+systemCPUTime}`)})';

const timesOf = (all: readonly number[]): Times => {
  const sorted = all.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  return { p50: at(0.5), p95: at(0.95), longest: at(1) };
};

const toText = ({ p50, p95, longest }: Times) => `p50 ${p50} ms, p95 ${p95} ms, longest ${longest} ms`;

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

/** Runs `shop import` as a process of its own; how long it took and how much memory it had at most. */
async function importGoods(dataDir: string, goods: number) {
  const feed = join(dataDir, 'goods.xml');
  await pipeline(Readable.from(goodsFeed(goods)), createWriteStream(feed));
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    ['--import', TELL_COSTS, 'app/src/shop.ts', 'import', feed, '--source', 'goods'],
    { cwd: rootDir, env: { ...process.env, DATA_DIR: dataDir }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`The import failed: ${said}`);
  const [, peak, spent] = /peak (\d+) spent (\d+)/.exec(said) ?? [];
  return {
    offers: offersOf(goods),
    seconds: Math.round((performance.now() - begun) / 100) / 10,
    /** Of the importing process alone, the database's apart: what another program on the machine does not count in. */
    processorSeconds: Math.round(Number(spent) / 100_000) / 10,
    peakMb: Math.round(Number(peak) / 1024),
  };
}

/** Pages that are asked for in turn during an import. */
const pages = {
  section: (at: number) => `/section/divany?page=${1 + (at % 3)}`,
  home: () => '/',
  promo: () => '/promo/myagkaya-nedelya',
};
type Page = keyof typeof pages;
const pageNames = Object.keys(pages) as Page[];

async function askPage(url: string, path: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(`${url}${path}`);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  await answer.text();
  return performance.now() - begun;
}

/** How quickly pages of the shop are answered while `work` is at work. */
async function askWhile<Result>(url: string, work: Promise<Result>) {
  let working = true;
  const done = work.finally(() => (working = false));
  const times: Record<Page, number[]> = { section: [], home: [], promo: [] };
  for (let at = 0; working; at += 1) {
    for (const page of pageNames) {
      times[page].push(await askPage(url, pages[page](at)));
      await sleep(PAUSE);
    }
  }
  const { section, home, promo } = times;
  return {
    result: await done,
    times: { section: timesOf(section), home: timesOf(home), promo: timesOf(promo) },
  };
}

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
