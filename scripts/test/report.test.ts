import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { outcomeOf } from './outcomeOf.ts';
import { readReport } from './report.ts';

const folder = mkdtempSync(join(tmpdir(), 'siren-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

function reportOf(content: string): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, content);
  return file;
}

const read = (report: object) => readReport(reportOf(JSON.stringify(report)));

describe('a report', () => {
  test('of Vitest or Jest: its tests, and files that broke before their first one', async () => {
    const good = { status: 'passed', fullName: 'is good', duration: 4 };
    const bad = { status: 'failed', fullName: 'adds up', duration: 7, failureMessages: ['3 is not 4'] };
    const left = { status: 'pending', fullName: 'is left out' };
    const file = (name: string, status: string, assertionResults: object[]) => ({
      ...{ name: resolve(name), status, message: `${name} is ${status}`, startTime: 100, endTime: 130 },
      assertionResults,
    });
    const testResults = [
      file('a.test.ts', 'passed', [good, left]),
      file('b.test.ts', 'failed', [bad]),
      file('c.test.ts', 'failed', []),
    ];
    const report = await read({ testResults });
    expect(report?.tests).toEqual([
      { file: 'a.test.ts', name: 'is good', passed: true, ms: 4, words: '', project: '' },
      { file: 'b.test.ts', name: 'adds up', passed: false, ms: 7, words: '3 is not 4', project: '' },
      { file: 'c.test.ts', name: '', passed: false, ms: 0, words: 'c.test.ts is failed', project: '' },
    ]);
    expect(report?.files.map(({ ms }) => ms)).toEqual([30, 30, 30]);
    expect(outcomeOf(1, report, '')).toMatchObject({
      passed: 1,
      failed: 2,
      failures: ['b.test.ts: adds up', 'c.test.ts'],
    });
  });

  test('of Playwright: each window for itself, and what broke outside of the tests', async () => {
    const tests = [
      { projectName: 'phone', status: 'expected', results: [{ duration: 20 }] },
      {
        projectName: 'desk',
        status: 'unexpected',
        results: [{ duration: 30, errors: [{ message: 'no time' }, { message: 'no button' }] }],
      },
      { projectName: 'tablet', status: 'skipped', results: [] },
    ];
    const inner = { specs: [{ title: 'buys', file: 'cart.spec.ts', tests }] };
    const report = await read({
      stats: {},
      errors: [{ message: 'did not start' }],
      suites: [{ suites: [inner] }],
    });
    expect(report?.files).toEqual([{ file: 'cart.spec.ts', ms: 50 }]);
    expect(report?.tests[2]).toMatchObject({ name: 'buys', project: 'desk', words: 'no time\nno button' });
    expect(outcomeOf(1, report, '')).toMatchObject({
      passed: 1,
      failed: 2,
      failures: ['e2e', 'cart.spec.ts: buys (desk)'],
    });
  });

  test.each(['', 'null', '{}', '{"stats":'])('%j is none', async (content) => {
    expect(await readReport(reportOf(content))).toBeNull();
  });

  test('that was not written is none', async () => expect(await readReport(join(folder, 'no'))).toBeNull());
});

describe('a command is worth', () => {
  const passed = { file: 'a.test.ts', name: 'is good', passed: true, ms: 1, words: '', project: '' };

  test('what its report says', () =>
    expect(outcomeOf(0, { tests: [passed], files: [] }, 'log')).toMatchObject({
      passed: 1,
      failed: 0,
      log: 'log',
    }));

  test.each([
    ['it failed without naming a test', 1, { tests: [passed], files: [] }, 1],
    ['it left no report', 0, null, 0],
    ['it ran nothing', 0, { tests: [], files: [] }, 0],
  ])('one failure where %s', (_, code, report, count) => {
    expect(outcomeOf(code, report, '')).toMatchObject({ passed: count, failed: 1, failures: [] });
  });
});
