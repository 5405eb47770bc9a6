import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { outcomeOf } from './outcomeOf.ts';
import type { Outcome } from './part.ts';
import type { TestResult } from './report.ts';
import { readReport } from './report.ts';
import { runAgain } from './runAgain.ts';
import { runCommand } from './runCommand.ts';
import type { CommandOptions } from './runCommand.ts';

const REPORTS = '.cache/test';

/** A command that writes a JSON report of its tests. */
export interface Suite extends CommandOptions {
  /** Of its report. */
  name: string;
  command: string;
  /** What it is told, with the file that its report is to be in. */
  args(report: string): readonly string[];
  /**
   * What runs one of its tests alone, and what it is told besides: for tests of a browser or of processes, which can
   * fail by chance.
   */
  alone?(test: TestResult): { args: readonly string[]; env?: NodeJS.ProcessEnv };
}

/** Runs the tests of a command, and once more those that failed where they can do that by chance. */
export async function tested({ alone, ...suite }: Suite): Promise<Outcome> {
  const outcome = await runOnce(suite);
  if (!alone) return outcome;
  return runAgain(outcome, (test) => {
    const { args, env } = alone(test);
    return runOnce({
      ...suite,
      name: `${suite.name}-again`,
      args: (report) => [...suite.args(report), ...args],
      env: { ...suite.env, ...env },
    });
  });
}

async function runOnce({ name, command, args, ...options }: Suite): Promise<Outcome> {
  const report = join(REPORTS, `${name}.json`);
  mkdirSync(REPORTS, { recursive: true });
  // An older one must not be counted for this run.
  rmSync(report, { force: true });
  const { code, log } = await runCommand(command, args(report), options);
  return outcomeOf(code, await readReport(report), log);
}
