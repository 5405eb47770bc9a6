import type { Report, TestResult } from './report.ts';

/** What a part came to. */
export interface Outcome extends Report {
  passed: number;
  failed: number;
  /** Names of what failed, each with its file. */
  failures: readonly string[];
  /** Tests that failed and then passed alone; they count as passed. */
  flaky: readonly TestResult[];
  log: string;
}

export interface RunOptions {
  /** Shows the output while it comes. */
  live: boolean;
  /** Arguments for the tool, e.g. the name of a test. */
  args: readonly string[];
}

/** One of the things that `npm run test:all` does, and that runs alone too. */
export interface Part {
  name: string;
  /** Of the machine's two: 2 runs alone. */
  weight: 1 | 2;
  /** Not of `npm test`: takes long and guards what seldom changes. */
  deep?: true;
  run(options: RunOptions): Promise<Outcome>;
}

/** A part that has ended. */
export interface DonePart {
  name: string;
  outcome: Outcome;
  ms: number;
}
