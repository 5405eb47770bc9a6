import { styleText } from 'node:util';
import { titleOf } from './outcomeOf.ts';
import type { DonePart } from './part.ts';
import { FLAKY_MAX } from './runAgain.ts';

/** One line as a part ends. */
export function printLine({ name, outcome: { passed, failed }, ms }: DonePart): void {
  const mark = failed === 0 ? styleText('green', '✓') : styleText('red', '✗');
  const counts = failed === 0 ? `${passed} passed` : styleText('red', `${passed} passed, ${failed} failed`);
  console.log(`${mark} ${name.padEnd(10)} ${counts}  ${styleText('dim', `${(ms / 1000).toFixed(1)} s`)}`);
}

/** All that a failed part said, as soon as it ends. */
export function printFailure({ name, outcome: { failed, log } }: DonePart): void {
  if (failed === 0) return;
  console.log(`\n${styleText(['red', 'bold'], `── ${name} `.padEnd(80, '─'))}\n\n${log.trim()}\n`);
}

/** What failed, a line each: whoever reads the end of a long log alone finds it there. */
export function printNames({ name, outcome: { failed, failures } }: DonePart): void {
  if (failed === 0) return;
  for (const failure of failures.length > 0 ? failures : ['see above'])
    console.log(`${styleText('red', '✗')} ${name.padEnd(10)} ${failure}`);
}

/** What failed first and passed alone, each with what it said as it failed. */
export function printFlaky(done: readonly DonePart[]): void {
  for (const { name, outcome } of done)
    for (const test of outcome.flaky)
      console.log(
        `${styleText('yellow', '~')} ${name.padEnd(10)} flaky: ${titleOf(test)}\n${test.words.trim()}\n`,
      );
}

/** The closing line; answers how much failed. More flaky tests than may be are no chance: they all fail the run. */
export function printSum(done: readonly DonePart[]): number {
  const sum = (count: (part: DonePart) => number) => done.reduce((all, part) => all + count(part), 0);
  const flaky = sum(({ outcome }) => outcome.flaky.length);
  const counted = flaky > FLAKY_MAX ? flaky : 0;
  if (counted > 0) console.log(`${flaky} tests are flaky, ${FLAKY_MAX} may be.`);
  const failed = sum(({ outcome }) => outcome.failed) + counted;
  console.log(`${sum(({ outcome }) => outcome.passed) - counted} passed, ${failed} failed`);
  return failed;
}
