import { resolve } from 'node:path';
import { findChromium } from '../chromium.ts';
import { literally } from './exactly.ts';
import type { Outcome, Part, RunOptions } from './part.ts';
import { tested } from './tested.ts';

/**
 * The assembled shop in a real Chromium, as a visitor goes through it: the walks of the gate or all others; those that the
 * tool is told of wherever they belong. What failed runs once more, with a trace in `app/test-results`.
 */
export function endToEnd(name: string, walks: 'gate' | 'deep'): Part['run'] {
  return async ({ live, args }: RunOptions): Promise<Outcome> => {
    const command = ['test', '--config', 'app/e2e/playwright.config.ts', '--reporter=list,json'];
    const chromium = await findChromium(console.log);
    return tested({
      name,
      command: 'playwright',
      args: () => [...command, ...args],
      live,
      env: {
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(`.cache/test/${name}.json`),
        ...(args.length === 0 && { E2E_RUN: walks }),
      },
      alone: (test) => ({
        // Between the names of what it stands in and its tags.
        args: [test.file, '-g', ` ${literally(test.name)}( @|$)`, '--project', test.project],
        env: { E2E_TRACE: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(`.cache/test/${name}-again.json`) },
      }),
    });
  };
}
