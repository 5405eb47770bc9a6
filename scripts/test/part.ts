import type { Counts } from './counts.ts';

/** What a part came to. */
export interface Outcome extends Counts {
  log: string;
}

export interface RunOptions {
  /** Shows the output while it comes. */
  live: boolean;
  /** Arguments for the tool, e.g. the name of a test. */
  args: readonly string[];
}

/** One of the things that `npm test` does, and that runs alone too. */
export interface Part {
  name: string;
  /** Of the machine's two: 2 runs alone. */
  weight: 1 | 2;
  run(options: RunOptions): Promise<Outcome>;
}
