import { expect, test } from 'vitest';
import { outcomeOf } from './outcomeOf.ts';
import type { TestResult } from './report.ts';
import { FLAKY_MAX, runAgain } from './runAgain.ts';

const result = (name: string, passed = false): TestResult => ({
  ...{ file: 'walk.spec.ts', name, passed, ms: 1, project: '' },
  words: passed ? '' : `${name} broke`,
});
const outcome = (tests: readonly TestResult[], code = 1) => outcomeOf(code, { tests, files: [] }, 'first\n');

/** Runs again what failed; the named ones pass then. */
const again = async (tests: readonly TestResult[], ...passing: string[]) => {
  const alone: string[] = [];
  const end = await runAgain(outcome(tests), async ({ name }) => {
    alone.push(name);
    return outcome([result(name, passing.includes(name))], passing.includes(name) ? 0 : 1);
  });
  return { alone, end };
};

test('what passes alone is flaky, with its first failure, and fails nothing', async () => {
  const { alone, end } = await again([result('buys', true), result('pays')], 'pays');
  expect(alone).toEqual(['pays']);
  expect(end).toMatchObject({ passed: 2, failed: 0, failures: [] });
  expect(end.flaky.map(({ words }) => words)).toEqual(['pays broke']);
});

test('what fails alone, too, fails the part, and both runs are in its log', async () => {
  const { end } = await again([result('buys'), result('pays')], 'buys');
  expect(end).toMatchObject({ passed: 1, failed: 1, failures: ['walk.spec.ts: pays'] });
  expect(end.log).toMatch(/first[^]*once more, alone: walk\.spec\.ts: pays[^]*first/);
});

test('more failures than come by chance are not run again', async () => {
  const many = Array.from({ length: FLAKY_MAX + 1 }, (_, index) => result(`walk ${index}`));
  const { alone, end } = await again(many, ...many.map(({ name }) => name));
  expect(alone).toEqual([]);
  expect(end.failed).toBe(FLAKY_MAX + 1);
});

test('a file that broke before its first test is not run again', async () => {
  const { alone, end } = await again([result('')], '');
  expect(alone).toEqual([]);
  expect(end.failed).toBe(1);
});

test('a command that failed without naming a test is not run again', async () => {
  const end = await runAgain(outcome([result('buys', true)]), () => Promise.reject(new Error('run again')));
  expect(end.failed).toBe(1);
});
