/** Why the database cannot be asked now: it says nothing, is gone, took too long, or takes no changes. */
export type UnavailableReason = 'silent' | 'gone' | 'slow' | 'full' | 'read-only';

/** The database cannot do what was asked of it for now; another try later may help. */
export class UnavailableError extends Error {
  readonly reason: UnavailableReason;

  constructor(reason: UnavailableReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'UnavailableError';
    this.reason = reason;
  }
}

/** Codes of PostgreSQL (appendix A of its manual), whole or the class in the first two characters, and of Node. */
const REASONS: Readonly<Record<string, UnavailableReason>> = {
  // statement_timeout, lock_timeout, idle_in_transaction_session_timeout
  '57014': 'slow',
  '55P03': 'slow',
  '25P03': 'slow',
  // A full disk, and the rest of "insufficient resources": memory, connections.
  '53100': 'full',
  '53': 'gone',
  '58': 'full',
  '25006': 'read-only',
  '57P01': 'gone',
  '57P02': 'gone',
  '57P03': 'gone',
  '08': 'gone',
  ECONNREFUSED: 'gone',
  ECONNRESET: 'gone',
  ENOENT: 'gone',
  EPIPE: 'gone',
  EHOSTUNREACH: 'gone',
  ENETUNREACH: 'gone',
  ENOTFOUND: 'gone',
  EAI_AGAIN: 'gone',
  ETIMEDOUT: 'silent',
};

/** Messages of the driver, which have no code. */
const MESSAGES: readonly [RegExp, UnavailableReason][] = [
  [/^Query read timeout$/, 'silent'],
  [/due to connection timeout$|^timeout expired$/, 'silent'],
  [/^timeout exceeded when trying to connect$/, 'slow'],
  [/^Connection terminated|connection error and is not queryable|^Client was closed/, 'gone'],
];

/** The error as UnavailableError where it is one that another try later may mend; else as it is. */
export function asUnavailable(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof UnavailableError) return error;
  const { code = '', message } = error as Error & { code?: string };
  // Of several addresses that refused, each has its own code (AggregateError).
  const reason =
    REASONS[code] ??
    (/^[0-9A-Z]{5}$/.test(code) ? REASONS[code.slice(0, 2)] : undefined) ??
    MESSAGES.find(([words]) => words.test(message))?.[1];
  return reason ? new UnavailableError(reason, message || code, error) : error;
}
