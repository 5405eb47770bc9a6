import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { compare } from '../../scripts/library/sizes/compare.ts';
import { largerThan, sizeTable } from '../../scripts/library/sizes/print.ts';
import { stopOnSignals } from '../../scripts/test/stopOnSignals.ts';
import { benchCart } from './cart.ts';
import { benchChaos } from './chaos/index.ts';
import { wrongWith } from './flakes.ts';
import { benchFormatters } from './formatters.ts';
import { benchGoods } from './goods.ts';
import { benchImport } from './importing/index.ts';
import { benchMend } from './mend.ts';
import { benchOutage } from './outage.ts';
import { benchPictures } from './pictures.ts';
import { benchShop } from './shop.ts';
import { benchSocket } from './socket/index.ts';
import { benchStaffOrders } from './staffOrders.ts';
import { benchUndrawn } from './undrawn.ts';
import { benchVitals } from './vitals/index.ts';

stopOnSignals();

const RESULTS = join(import.meta.dirname, 'results.json');
const say = (line: string) => console.log(line);

/** Of the pictures of the stories: flakes are rarer than what a few would show. */
const PICTURE_RUNS = 20;

/**
 * `shop`, `cart`, `goods`, `import`, `staffOrders`, `socket`, `undrawn`, `outage`, `vitals`, `library`, `formatters` or `pictures [runs]` measures that alone; the figures of the others stay. Pictures take
 * an hour, `chaos [seed]` five minutes and `mend` some, and so they are measured only by name.
 */
const [only, more] = process.argv.slice(2);
const runs = more ?? PICTURE_RUNS;
const seed = more === undefined ? undefined : Number(more);
const known = JSON.parse(await readFile(RESULTS, 'utf8')) as object;
const isWanted = (part: string) => only === undefined || only === part;
const shop = isWanted('shop') ? await benchShop(say) : {};
const cart = isWanted('cart') ? { cart: await benchCart(say) } : {};
const goods = isWanted('goods') ? { goods: await benchGoods(say) } : {};
const importing = isWanted('import') ? { import: await benchImport(say) } : {};
const staffOrders = isWanted('staffOrders') ? { staffOrders: await benchStaffOrders(say) } : {};
const socket = isWanted('socket') ? { socket: await benchSocket(say) } : {};
const undrawn = isWanted('undrawn') ? { undrawn: await benchUndrawn(say) } : {};
const outage = isWanted('outage') ? { outage: await benchOutage(say) } : {};
const vitals = isWanted('vitals') ? { vitals: await benchVitals(say) } : {};
const library = isWanted('library') ? { library: await compareLibrary() } : {};
const formatters = isWanted('formatters') ? { formatters: benchFormatters(say) } : {};
const mend = only === 'mend' ? { mend: await benchMend(say) } : {};
const chaos = only === 'chaos' ? { chaos: await benchChaos(say, seed) } : {};
const pictures = only === 'pictures' ? { pictures: await countFlakes() } : {};

async function countFlakes() {
  const flakes = await benchPictures(Number(runs), say);
  const wrong = wrongWith(flakes);
  if (wrong.length > 0) process.exitCode = 1;
  for (const line of wrong) say(`✗ ${line}`);
  return flakes;
}

async function compareLibrary() {
  const comparison = await compare();
  for (const line of sizeTable(comparison)) say(line);
  const larger = largerThan(comparison);
  if (larger.length > 0) process.exitCode = 1;
  for (const line of larger) say(line);
  return comparison;
}

const results = {
  ...known,
  at: new Date().toISOString(),
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
  machine: { cores: availableParallelism(), model: cpus()[0]?.model ?? '', node: process.version },
  ...shop,
  ...cart,
  ...goods,
  ...importing,
  ...staffOrders,
  ...socket,
  ...undrawn,
  ...outage,
  ...vitals,
  ...library,
  ...formatters,
  ...mend,
  ...chaos,
  ...pictures,
};
await writeFile(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
say(`Kept in app/bench/results.json`);
