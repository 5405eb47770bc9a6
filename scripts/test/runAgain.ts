import { titleOf } from './outcomeOf.ts';
import type { Outcome } from './part.ts';
import type { TestResult } from './report.ts';

/** As many tests may fail by chance; where more do it is none. */
export const FLAKY_MAX = 3;

/**
 * Runs what failed once more, each test alone. What passes then is flaky: it is told of, and does not fail the part. What
 * broke outside of the tests, or more tests than may fail by chance, is not run again.
 */
export async function runAgain(
  outcome: Outcome,
  runAlone: (test: TestResult) => Promise<Outcome>,
): Promise<Outcome> {
  const failed = outcome.tests.filter(({ passed }) => !passed);
  const isByChance = failed.length <= FLAKY_MAX && failed.every(({ name }) => name !== '');
  if (failed.length < outcome.failed || !isByChance) return outcome;
  const flaky: TestResult[] = [];
  let { log } = outcome;
  for (const test of failed) {
    const alone = await runAlone(test);
    log += `\n── once more, alone: ${titleOf(test)}\n${alone.log}`;
    if (alone.failed === 0) flaky.push(test);
  }
  return {
    ...outcome,
    passed: outcome.passed + flaky.length,
    failed: outcome.failed - flaky.length,
    failures: failed.filter((test) => !flaky.includes(test)).map(titleOf),
    flaky,
    log,
  };
}
