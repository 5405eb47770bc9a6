import type { Outcome } from './part.ts';
import type { CommandOptions } from './runCommand.ts';
import { tested } from './tested.ts';

/** Eight hundred stories take a fifth of it on two quiet cores. */
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

/** Every story of a built Storybook by its runner, once. */
export function runStories({ name, url, args = [], ...options }: Run): Promise<Outcome> {
  const limits = ['--maxWorkers', '2', '--testTimeout', STORY_MS];
  const command = ['--url', url, ...limits, '--ci', '--failOnConsole', '--disable-telemetry'];
  const report = (file: string): string[] => [...args, ...command, '--json', '--outputFile', file];
  return tested(name, 'test-storybook', report, { timeout: TIMEOUT_MS, ...options });
}
