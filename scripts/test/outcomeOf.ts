import type { Outcome } from './part.ts';
import type { Report, TestResult } from './report.ts';

/** A test in one line, as it is told of. */
export const titleOf = ({ file, name, project }: TestResult): string =>
  `${file}${name && `: ${name}`}${project && ` (${project})`}`;

/** What a command is worth: one failure where it failed without naming any, or ran nothing at all. */
export function outcomeOf(code: number, report: Report | null, log: string): Outcome {
  const { tests, files } = report ?? { tests: [], files: [] };
  const failures = tests.filter((test) => !test.passed).map(titleOf);
  const passed = tests.length - failures.length;
  const isGood = code === 0 && tests.length > 0;
  const failed = isGood ? failures.length : Math.max(failures.length, 1);
  return { passed, failed, failures, flaky: [], tests, files, log };
}
