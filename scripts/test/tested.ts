import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countsOf, readCounts } from './counts.ts';
import type { Outcome } from './part.ts';
import { runCommand } from './runCommand.ts';
import type { CommandOptions } from './runCommand.ts';

const REPORTS = '.cache/test';

/** Runs a command that writes a JSON report to where `args` is told, and counts what stands there. */
export async function tested(
  name: string,
  command: string,
  args: (report: string) => readonly string[],
  options: CommandOptions,
): Promise<Outcome> {
  const report = join(REPORTS, `${name}.json`);
  mkdirSync(REPORTS, { recursive: true });
  // An older one must not be counted for this run.
  rmSync(report, { force: true });
  const { code, log } = await runCommand(command, args(report), options);
  return { ...countsOf(code, await readCounts(report)), log };
}
