import type { Outcome } from './part.ts';
import type { CommandOptions } from './runCommand.ts';
import { tested } from './tested.ts';
import { exactly, quoted } from './exactly.ts';

/** Nine hundred stories take a quarter of it on two quiet cores. */
const TIMEOUT_MS = 40 * 60_000;
/** What bounds one story, ms: the longest takes 8 s on two busy cores. */
const STORY_MS = '120000';

interface Run extends CommandOptions {
  /** Of the report. */
  name: string;
  /** Where the built Storybook is served. */
  url: string;
  args?: readonly string[];
}

/** Every story of a built Storybook by its runner; what failed once more, with a trace in `test-results/traces`. */
export function runStories({ name, url, args = [], ...options }: Run): Promise<Outcome> {
  // One more than there are cores: a story waits for its browser as often as it computes.
  const limits = ['--maxWorkers', '3', '--testTimeout', STORY_MS];
  const command = ['--url', url, ...limits, '--ci', '--failOnConsole', '--disable-telemetry'];
  return tested({
    timeout: TIMEOUT_MS,
    ...options,
    name,
    command: 'test-storybook',
    args: (file) => [...command, '--json', '--outputFile', file, ...args],
    // What follows the two dashes goes to Jest by way of a shell.
    alone: (test) => ({
      args: ['--', '-t', quoted(exactly(test.name)), quoted(test.file)],
      env: { STORIES_TRACE: '1' },
    }),
  });
}
