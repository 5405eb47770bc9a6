import { errorTable, UNKNOWN_ERROR_TEXT } from './errorTable.ts';
import type { ErrorKey } from './errorEntry.ts';
import type { ErrorAction, ErrorEntry, ShopErrorKey } from './errorTable.ts';

/** Body of a refusal on the wire. */
export interface PublicError {
  public_error: true;
  group?: string;
  code?: string;
  /** Words of the server's own, in place of group and code. */
  text?: string;
  /** What exactly was wrong, one line each. */
  details?: string[];
  /** Seconds until another try makes sense. */
  retryAfter?: number;
  /** What the refusal is about, e.g. the new total with its reasons. */
  data?: unknown;
}

/** A refusal of the shop API, with the words to show. */
export class ApiError extends Error {
  readonly key: string;
  readonly status: number;
  readonly stop: boolean;
  readonly action: ErrorAction | null;
  readonly body: PublicError;

  constructor(body: PublicError, status = 400) {
    const key = `${body.group ?? ''}.${body.code ?? ''}`;
    const entry: ErrorEntry | undefined = Object.hasOwn(errorTable, key)
      ? errorTable[key as ShopErrorKey]
      : undefined;
    super(body.text ?? entry?.text ?? UNKNOWN_ERROR_TEXT);
    this.name = 'ApiError';
    this.key = key;
    this.status = entry?.status ?? status;
    this.stop = entry?.stop ?? true;
    this.action = entry?.action ?? null;
    this.body = body;
  }

  /** Whether it is this row of an error table. */
  is(key: ErrorKey): boolean {
    return this.key === key;
  }
}

/** The refusal that stands in the error table as `group.code`. */
export function refusal(
  key: ShopErrorKey,
  extra: Pick<PublicError, 'details' | 'retryAfter' | 'data'> = {},
): ApiError {
  const [group, code] = key.split('.') as [string, string];
  return new ApiError({ public_error: true, group, code, ...extra });
}
