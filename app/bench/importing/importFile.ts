import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { rootDir } from '../../src/build/paths.ts';

/** Prints the peak of the memory, KB, and the time of the processor, µs, when a process ends. */
const TELL_COSTS =
  'data:text/javascript,process.on("exit",()=>{const{maxRSS,userCPUTime,systemCPUTime}=process.resourceUsage();' +
  'process.stderr.write(`peak ${maxRSS} spent ${userCPUTime+systemCPUTime}`)})';

/** What an import has cost. */
export interface ImportCost {
  seconds: number;
  /** Of the importing process alone, the database's apart: what another program on the machine does not count in. */
  processorSeconds: number;
  /** Memory that the process had at most. */
  peakMb: number;
}

/** Writes a feed into the data folder; its path. */
export async function writeFeed(dataDir: string, name: string, pieces: Iterable<string>): Promise<string> {
  const path = join(dataDir, `${name}.xml`);
  await pipeline(Readable.from(pieces), createWriteStream(path));
  return path;
}

/** Runs `shop import` as a process of its own. @param env what it is told besides its folder */
export async function importFile(
  dataDir: string,
  feed: string,
  source: string,
  env: Record<string, string> = {},
): Promise<ImportCost> {
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    ['--import', TELL_COSTS, 'app/src/shop.ts', 'import', feed, '--source', source],
    { cwd: rootDir, env: { ...process.env, ...env, DATA_DIR: dataDir }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`The import failed: ${said}`);
  const [, peak, spent] = /peak (\d+) spent (\d+)/.exec(said) ?? [];
  return {
    seconds: Math.round((performance.now() - begun) / 100) / 10,
    processorSeconds: Math.round(Number(spent) / 100_000) / 10,
    peakMb: Math.round(Number(peak) / 1024),
  };
}
