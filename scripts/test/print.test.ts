import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { printCosts } from './costs.ts';
import { outcomeOf } from './outcomeOf.ts';
import type { DonePart } from './part.ts';
import { printFlaky, printSum } from './print.ts';
import type { TestResult } from './report.ts';

let said: string[] = [];
beforeEach(() => {
  said = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => said.push(line));
});
afterEach(() => vi.restoreAllMocks());

const walk = (name: string, ms = 1): TestResult => ({
  ...{ file: 'walk.spec.ts', name, passed: true, ms, project: 'desk' },
  words: `${name} broke first`,
});
const part = (flaky: readonly TestResult[], tests: readonly TestResult[] = flaky): DonePart => ({
  name: 'e2e',
  outcome: { ...outcomeOf(0, { tests, files: [] }, ''), flaky },
  ms: 1,
});
const flakyOnes = (count: number) => Array.from({ length: count }, (_, index) => walk(`walk ${index}`));

test('three flaky tests fail nothing, and are told with their first failure', () => {
  const done = [part(flakyOnes(2)), part(flakyOnes(1))];
  printFlaky(done);
  expect(said.join('\n')).toMatch(/flaky: walk\.spec\.ts: walk 1 \(desk\)\nwalk 1 broke first/);
  expect(printSum(done)).toBe(0);
  expect(said.at(-1)).toBe('3 passed, 0 failed');
});

test('four of them in all parts together fail the run', () => {
  expect(printSum([part(flakyOnes(2)), part(flakyOnes(2))])).toBe(4);
  expect(said.at(-1)).toBe('0 passed, 4 failed');
});

test('the ten slowest tests are told, the slowest first', () => {
  const tests = Array.from({ length: 12 }, (_, index) => walk(`walk ${index}`, index * 1_000));
  printCosts([part([], tests)]);
  const lines = said.join('\n').split('\n');
  expect(lines).toHaveLength(11);
  expect(lines[1]).toMatch(/11\.0 s {2}walk\.spec\.ts: walk 11 \(desk\)/);
  expect(lines.at(-1)).toMatch(/ 2\.0 s/);
});
