import { readFileSync, writeFileSync } from 'node:fs';
import { chromiumVersion, findChromium } from '../chromium.ts';
import { checked } from './checked.ts';
import type { Outcome, RunOptions } from './part.ts';
import { serveFolder } from './serveFolder.ts';
import { tested } from './tested.ts';

/** The browser that the pictures were taken with: another one draws letters differently. */
const TAKEN_WITH = '.storybook/pictures.json';
const STATIC = 'storybook-static';

/**
 * Stories in a real Chromium: they render, their `play` runs, axe finds nothing, the console stays clean, and
 * they look as in their pictures. `-u` takes the pictures anew.
 */
export async function stories({ live, args }: RunOptions): Promise<Outcome> {
  const chromium = await findChromium(console.log);
  const browser = browserName(chromium);
  if (args.includes('-u')) writeFileSync(TAKEN_WITH, `{ "browser": "${browser}" }\n`);
  const built = await checked('storybook', ['build', '--quiet', '-o', STATIC], { live });
  if (built.failed > 0) return built;
  const env = { CHROMIUM_PATH: chromium, PICTURES: picturesFor(browser) };
  return serveFolder(STATIC, (url) => {
    const command = ['--url', url, '--maxWorkers', '2', '--ci', '--failOnConsole', '--disable-telemetry'];
    const report = (file: string): string[] => [...args, ...command, '--json', '--outputFile', file];
    return tested('stories', 'test-storybook', report, { live, env });
  });
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
