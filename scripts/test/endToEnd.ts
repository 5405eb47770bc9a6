import { resolve } from 'node:path';
import { findChromium } from '../chromium.ts';
import type { Outcome, RunOptions } from './part.ts';
import { tested } from './tested.ts';

/** The assembled shop in a real Chromium, as a visitor goes through it. */
export async function endToEnd({ live, args }: RunOptions): Promise<Outcome> {
  const env = {
    CHROMIUM_PATH: await findChromium(console.log),
    PLAYWRIGHT_JSON_OUTPUT_FILE: resolve('.cache/test/e2e.json'),
  };
  const command = ['test', '--config', 'app/e2e/playwright.config.ts', '--reporter=list,json', ...args];
  return tested('e2e', 'playwright', () => command, { live, env });
}
