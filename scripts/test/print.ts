import { styleText } from 'node:util';
import type { Outcome } from './part.ts';

/** One line as a part ends. */
export function printLine(name: string, { passed, failed }: Outcome, ms: number): void {
  const mark = failed === 0 ? styleText('green', '✓') : styleText('red', '✗');
  const counts = failed === 0 ? `${passed} passed` : styleText('red', `${passed} passed, ${failed} failed`);
  console.log(`${mark} ${name.padEnd(8)} ${counts}  ${styleText('dim', `${(ms / 1000).toFixed(1)} s`)}`);
}

/** All that a failed part said, as soon as it ends. */
export function printFailure(name: string, { failed, log }: Outcome): void {
  if (failed === 0) return;
  console.log(`\n${styleText(['red', 'bold'], `── ${name} `.padEnd(80, '─'))}\n\n${log.trim()}\n`);
}

/** What failed, a line each: whoever reads the end of a long log alone finds it there. */
export function printNames(name: string, { failed, failures }: Outcome): void {
  if (failed === 0) return;
  for (const failure of failures.length > 0 ? failures : ['see above'])
    console.log(`${styleText('red', '✗')} ${name.padEnd(8)} ${failure}`);
}

/** The closing line; answers how much failed. */
export function printSum(outcomes: readonly Outcome[]): number {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  return failed;
}
