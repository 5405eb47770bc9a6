import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { compare } from '../../scripts/library/sizes/compare.ts';
import { largerThan, sizeTable } from '../../scripts/library/sizes/print.ts';
import { benchFormatters } from './formatters.ts';
import { benchShop } from './shop.ts';

const RESULTS = join(import.meta.dirname, 'results.json');
const say = (line: string) => console.log(line);

/** `shop`, `library` or `formatters` measures that alone; the figures of the others stay. */
const [only] = process.argv.slice(2);
const known = JSON.parse(await readFile(RESULTS, 'utf8')) as object;
const isWanted = (part: string) => only === undefined || only === part;
const shop = isWanted('shop') ? await benchShop(say) : {};
const library = isWanted('library') ? { library: await compareLibrary() } : {};
const formatters = isWanted('formatters') ? { formatters: benchFormatters(say) } : {};

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
  ...library,
  ...formatters,
};
await writeFile(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
say(`Kept in app/bench/results.json`);
