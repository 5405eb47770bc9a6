import { outcomeOf } from './outcomeOf.ts';
import type { Outcome } from './part.ts';
import { runCommand } from './runCommand.ts';
import type { CommandOptions } from './runCommand.ts';

/** Runs a command that counts as one check. */
export async function checked(
  command: string,
  args: readonly string[],
  options: CommandOptions,
): Promise<Outcome> {
  const { code, log } = await runCommand(command, args, options);
  return { ...outcomeOf(code, null, log), passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}
