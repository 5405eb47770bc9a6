import { readFileSync, writeFileSync } from 'node:fs';
import { chromiumVersion } from '../chromium.ts';

/** The browser that the pictures were taken with: another one draws letters differently. */
const TAKEN_WITH = '.storybook/pictures.json';

/** From now on the pictures are of this one. */
export function keepPicturesBrowser(chromium: string): void {
  writeFileSync(TAKEN_WITH, `{ "browser": "${browserName(chromium)}" }\n`);
}

/** Whether what this one draws can be held to the pictures; says so where it cannot. */
export function canCompare(chromium: string): boolean {
  const { browser: known } = JSON.parse(readFileSync(TAKEN_WITH, 'utf8')) as { browser: string };
  const browser = browserName(chromium);
  if (browser === known) return true;
  console.log(`Pictures were taken with ${known}, this is ${browser}: they are not compared here.`);
  return false;
}

/** Kind and major version, e.g. `headless-shell 156`. */
function browserName(path: string): string {
  const [major = ''] = /\d+/.exec(chromiumVersion(path)) ?? [];
  return `${/headless[-_]shell/.test(path) ? 'headless-shell' : 'chromium'} ${major}`;
}
