import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { chromiumVersion, findChromium } from '../chromium.ts';
import { checked } from './checked.ts';
import type { Outcome, RunOptions } from './part.ts';
import { serveFolder } from './serveFolder.ts';
import { tested } from './tested.ts';

/** The browser that the pictures were taken with: another one draws letters differently. */
const TAKEN_WITH = '.storybook/pictures.json';

/** Five hundred stories take a third of it on two quiet cores. */
const TIMEOUT_MS = 20 * 60_000;

/**
 * Stories in a real Chromium: they render, their `play` runs, axe finds nothing, the console stays clean, and
 * they look as in their pictures. `-u` takes the pictures anew; a word runs only the stories whose path holds it,
 * e.g. `ui/src/button`; other options go to the runner.
 */
export async function stories({ live, args }: RunOptions): Promise<Outcome> {
  const only = args.find((word) => !word.startsWith('-'));
  const options = args.filter((word) => word !== only && word !== '-u');
  const update = args.includes('-u');
  const chromium = await findChromium(console.log);
  const browser = browserName(chromium);
  if (update) writeFileSync(TAKEN_WITH, `{ "browser": "${browser}" }\n`);
  const folder = only ? await mkdtemp(join(tmpdir(), 'siren-stories-')) : 'storybook-static';
  const env = {
    CHROMIUM_PATH: chromium,
    PICTURES: update ? 'update' : picturesFor(browser),
    ...(only && { STORIES: only }),
  };
  try {
    const built = await checked('storybook', ['build', '--quiet', '-o', folder], { live, env });
    if (built.failed > 0) return built;
    return await serveFolder(folder, (url) => {
      const command = ['--url', url, '--maxWorkers', '2', '--ci', '--failOnConsole', '--disable-telemetry'];
      const report = (file: string): string[] => [...options, ...command, '--json', '--outputFile', file];
      return tested(only ? basename(folder) : 'stories', 'test-storybook', report, {
        live,
        env,
        timeout: TIMEOUT_MS,
      });
    });
  } finally {
    if (only) await rm(folder, { recursive: true, force: true });
  }
}

function picturesFor(browser: string): 'on' | 'off' {
  const { browser: known } = JSON.parse(readFileSync(TAKEN_WITH, 'utf8')) as { browser: string };
  if (browser === known) return 'on';
  console.log(`Pictures were taken with ${known}, this is ${browser}: they are not compared here.`);
  return 'off';
}

/** Kind and major version, e.g. `headless-shell 156`. */
function browserName(path: string): string {
  const [major = ''] = /\d+/.exec(chromiumVersion(path)) ?? [];
  return `${/headless[-_]shell/.test(path) ? 'headless-shell' : 'chromium'} ${major}`;
}
