import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';

/** How many checks or tests came out how. */
export interface Counts {
  passed: number;
  failed: number;
  /** Names of the tests that failed, each with its file. */
  failures: readonly string[];
}

/** Report of Vitest and of Jest, which the stories run on. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

interface PlaywrightSuite {
  specs?: { ok: boolean; title: string; file: string; tests: { projectName: string; status: string }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
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
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative('', name)}: ${fullName}`),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    failures: [...broken.map(({ name }) => relative('', name)), ...failures],
  };
}

const failuresOf = ({ specs = [], suites = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName }) => `${file}: ${title} (${projectName})`),
  ),
  ...suites.flatMap(failuresOf),
];

function playwrightCounts({ stats, errors, suites }: PlaywrightReport): Counts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: suites.flatMap(failuresOf),
  };
}

/** What a part is worth: one failure where its command failed without naming any, or ran nothing at all. */
export function countsOf(code: number, counts: Counts | null): Counts {
  const { passed, failed, failures } = counts ?? { passed: 0, failed: 0, failures: [] };
  const isGood = code === 0 && passed + failed > 0;
  return { passed, failed: isGood ? failed : Math.max(failed, 1), failures };
}
