import type { ProblemCode } from './problemTable.ts';

/** The feed cannot be read any further. */
export class FeedError extends Error {
  readonly code: ProblemCode;
  readonly line: number | null;

  constructor(code: ProblemCode, line: number | null, detail: string) {
    super(detail);
    this.name = 'FeedError';
    this.code = code;
    this.line = line;
  }
}
