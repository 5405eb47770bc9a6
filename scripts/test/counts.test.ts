import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { countsOf, readCounts } from './counts.ts';

const folder = mkdtempSync(join(tmpdir(), 'siren-counts-'));
function reportOf(content: string): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, content);
  return file;
}

describe('a report', () => {
  test('of Vitest or Jest: its tests, and files that broke before their first one', async () => {
    const good = { status: 'passed', fullName: 'is good' };
    const testResults = [
      { name: resolve('a.test.ts'), status: 'passed', assertionResults: [good, good, good] },
      {
        name: resolve('b.test.ts'),
        status: 'failed',
        assertionResults: [{ status: 'failed', fullName: 'adds up' }],
      },
      { name: resolve('c.test.ts'), status: 'failed', assertionResults: [] },
    ];
    const report = { numPassedTests: 3, numFailedTests: 1, testResults };
    expect(await readCounts(reportOf(JSON.stringify(report)))).toEqual({
      passed: 3,
      failed: 2,
      failures: ['c.test.ts', 'b.test.ts: adds up'],
    });
  });

  test('of Playwright: a test that passed only the second time failed', async () => {
    const tests = ['expected', 'unexpected', 'flaky'].map((status, index) => ({
      projectName: ['phone', 'desk', 'tablet'][index],
      status,
    }));
    const inner = { specs: [{ ok: false, title: 'buys', file: 'cart.spec.ts', tests }] };
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    const report = { stats, errors: [{}], suites: [{ specs: [], suites: [inner] }] };
    expect(await readCounts(reportOf(JSON.stringify(report)))).toEqual({
      passed: 5,
      failed: 3,
      failures: ['cart.spec.ts: buys (desk)', 'cart.spec.ts: buys (tablet)'],
    });
  });

  test.each(['', 'null', '{}', '{"stats":'])('%j is none', async (content) => {
    expect(await readCounts(reportOf(content))).toBeNull();
  });

  test('that was not written is none', async () => expect(await readCounts(join(folder, 'no'))).toBeNull());
});

describe('a part is worth', () => {
  test('what its report says', () =>
    expect(countsOf(1, { passed: 3, failed: 1, failures: ['a'] })).toEqual({
      passed: 3,
      failed: 1,
      failures: ['a'],
    }));

  test.each([
    ['its command failed without naming a test', 1, { passed: 3, failed: 0, failures: [] }, 3],
    ['it left no report', 0, null, 0],
    ['it ran nothing', 0, { passed: 0, failed: 0, failures: [] }, 0],
  ])('one failure where %s', (_, code, counts, passed) => {
    expect(countsOf(code, counts)).toEqual({ passed, failed: 1, failures: [] });
  });
});
