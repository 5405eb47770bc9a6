import type { ProblemCode } from './problemTable.ts';

/** The feed cannot be read any further. */
export class FeedError extends Error {
  readonly code: ProblemCode;
  readonly line: number | null;

  /** @param found what of the feed shows it */
  constructor(code: ProblemCode, line: number | null, found = '') {
    super(found);
    this.name = 'FeedError';
    this.code = code;
    this.line = line;
  }
}
