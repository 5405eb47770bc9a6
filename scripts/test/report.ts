import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';

/** One test as a report tells of it. */
export interface TestResult {
  /** From the root of the repository; of a walk from the folder of the walks. */
  file: string;
  /** Empty for a file that broke before its first test. */
  name: string;
  passed: boolean;
  ms: number;
  /** What it said as it failed; empty where it passed. */
  words: string;
  /** Browser window that it ran in; empty where there is but one. */
  project: string;
}

export interface Report {
  tests: readonly TestResult[];
  files: readonly { file: string; ms: number }[];
}

/** Report of Vitest and of Jest, which the stories run on. */
interface JestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: {
      status: string;
      fullName: string;
      duration?: number | null;
      failureMessages?: string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  specs?: {
    title: string;
    file: string;
    tests: {
      projectName: string;
      status: string;
      results: { duration: number; errors?: { message?: string }[] }[];
    }[];
  }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: object;
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

/** What a JSON report says of its tests; null where there is none, or not one of these. */
export async function readReport(file: string): Promise<Report | null> {
  try {
    const report = JSON.parse(await readFile(file, 'utf8')) as Partial<JestReport & PlaywrightReport>;
    if (report.stats) return playwrightReport(report as PlaywrightReport);
    return report.testResults ? jestReport(report as JestReport) : null;
  } catch {
    return null;
  }
}

function jestReport({ testResults }: JestReport): Report {
  const tests = testResults.flatMap(({ name, status, message, assertionResults }): TestResult[] => {
    const common = { file: relative('', name), project: '' };
    if (status === 'failed' && assertionResults.length === 0)
      return [{ ...common, name: '', passed: false, ms: 0, words: message }];
    return assertionResults
      .filter((test) => test.status === 'passed' || test.status === 'failed')
      .map((test) => ({
        ...common,
        name: test.fullName,
        passed: test.status === 'passed',
        ms: test.duration ?? 0,
        words: test.failureMessages?.join('\n') ?? '',
      }));
  });
  const files = testResults.map(({ name, startTime, endTime }) => ({
    file: relative('', name),
    ms: endTime - startTime,
  }));
  return { tests, files };
}

function playwrightReport({ errors, suites }: PlaywrightReport): Report {
  const testsOf = ({ specs = [], suites: inner = [] }: PlaywrightSuite): TestResult[] => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status !== 'skipped')
        .map(({ projectName, status, results }) => ({
          ...{ file, name: title, project: projectName, passed: status === 'expected' },
          ms: results.reduce((sum, { duration }) => sum + duration, 0),
          // The first says that time ran out, the one after it where the test stood.
          words: results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message)).join('\n'),
        })),
    ),
    ...inner.flatMap(testsOf),
  ];
  const tests = suites.flatMap(testsOf);
  const files = Object.entries(Object.groupBy(tests, ({ file }) => file)).map(([file, own = []]) => ({
    file,
    ms: own.reduce((sum, { ms }) => sum + ms, 0),
  }));
  // What broke outside of the tests: the shop did not start, a file could not be read.
  const broken = errors.map(({ message = '' }) => ({
    ...{ file: 'e2e', name: '', project: '', passed: false, ms: 0 },
    words: message,
  }));
  return { tests: [...broken, ...tests], files };
}
