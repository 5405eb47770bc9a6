import { readFile } from 'node:fs/promises';

/** How many checks or tests came out how. */
export interface Counts {
  passed: number;
  failed: number;
}

/** Report of Vitest and of Jest, which the stories run on. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** Sums of a JSON report; null where there is none, or not one of these. A flaky test is a failed one. */
export async function readCounts(file: string): Promise<Counts | null> {
  try {
    const report = JSON.parse(await readFile(file, 'utf8')) as Partial<JestReport & PlaywrightReport>;
    if (report.stats) return playwrightCounts(report as PlaywrightReport);
    return report.testResults ? jestCounts(report as JestReport) : null;
  } catch {
    return null;
  }
}

function jestCounts({ numPassedTests, numFailedTests, testResults }: JestReport): Counts {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

function playwrightCounts({ stats, errors }: PlaywrightReport): Counts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/** What a part is worth: one failure where its command failed without naming any, or ran nothing at all. */
export function countsOf(code: number, counts: Counts | null): Counts {
  const { passed, failed } = counts ?? { passed: 0, failed: 0 };
  const isGood = code === 0 && passed + failed > 0;
  return isGood ? { passed, failed } : { passed, failed: Math.max(failed, 1) };
}
