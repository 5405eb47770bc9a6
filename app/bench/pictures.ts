import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../scripts/chromium.ts';
import { checked } from '../../scripts/test/checked.ts';
import type { Outcome } from '../../scripts/test/part.ts';
import { canCompare } from '../../scripts/test/picturesBrowser.ts';
import { runStories } from '../../scripts/test/runStories.ts';
import { serveFolder } from '../../scripts/test/serveFolder.ts';
import { differing, sum } from './flakes.ts';
import type { Compared, Flakes, Run } from './flakes.ts';

const rootDir = join(import.meta.dirname, '../..');

/**
 * Every story with a picture, again and again, on one built Storybook: they are compared as `npm run test:stories`
 * does, after their `play`, and a difference is counted instead of stopping. What is no picture (axe, forced colours)
 * is left out.
 */
export async function benchPictures(runs: number, say: (line: string) => void): Promise<Flakes> {
  const chromium = await findChromium(say);
  if (!canCompare(chromium)) throw new Error('Pictures are counted on the browser they were taken with.');
  const folder = await mkdtemp(join(tmpdir(), 'siren-pictures-'));
  const log = join(folder, 'compared.jsonl');
  const env = { CHROMIUM_PATH: chromium, PICTURES: 'count', PICTURES_LOG: log };
  const built = join(folder, 'storybook');
  const all: Run[] = [];
  try {
    const build = await checked('storybook', ['build', '--quiet', '-o', built], { live: false, env });
    if (build.failed > 0) throw new Error(build.log);
    await serveFolder(built, async (url) => {
      for (let number = 1; number <= runs; number += 1) {
        const run = await once(url, log, env);
        all.push(run);
        say(`Run ${number} of ${runs}: ${lineOf(run)}`);
      }
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const flakes = sum(all, countStored());
  say(`${flakes.different} of ${flakes.compared} pictures differed: ${flakes.percent} %`);
  return flakes;
}

async function once(url: string, log: string, env: NodeJS.ProcessEnv): Promise<Run> {
  await writeFile(log, '');
  const started = performance.now();
  const outcome = await runStories({ name: 'pictures', url, env, live: false });
  const seconds = Math.round((performance.now() - started) / 1000);
  const lines = (await readFile(log, 'utf8')).trim().split('\n').filter(Boolean);
  return { pictures: lines.map((line) => JSON.parse(line) as Compared), failed: failedOf(outcome), seconds };
}

/** The runner names a story that failed as `● … › …`, twice. */
function failedOf({ failed, log }: Outcome): string[] {
  const names = new Set([...log.matchAll(/^\s*● (.+)$/gm)].map(([, name = '']) => name.trim()));
  return failed > 0 ? [...names] : [];
}

function lineOf(run: Run): string {
  const names = differing(run);
  const others = run.failed.length > 0 ? `, failed: ${run.failed.join('; ')}` : '';
  const which = names.length > 0 ? ` (${names.join(', ')})` : '';
  return `${run.pictures.length} pictures, ${names.length} differ${which}${others}, ${run.seconds} s`;
}

/** Pictures that lie beside the stories. */
const countStored = () =>
  globSync('packages/{ui,features}/src/**/__pictures__/*.png', { cwd: rootDir }).length;
