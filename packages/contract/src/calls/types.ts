import type { z } from 'zod';
import type { calls } from './calls.ts';

type Calls = typeof calls;

export type CallPath = keyof Calls;
/** What a caller sends (defaults may be left out), without the token. */
export type PayloadOf<Path extends CallPath> = z.input<Calls[Path]['payload']>;
/** What a handler receives: validated, defaults filled in. */
export type CheckedPayloadOf<Path extends CallPath> = z.output<Calls[Path]['payload']>;
export type AnswerOf<Path extends CallPath> = z.output<Calls[Path]['answer']>;

export interface CallOptions {
  /** Gives the call up: it rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Lets the call outlive the page, e.g. a change that is sent while the tab closes. */
  keepalive?: boolean;
}

/**
 * The shop API as the caller sees it, over HTTP or in process. Throws ApiError on a refusal, NetworkError
 * where there was no answer to understand.
 */
export interface Api {
  call<Path extends CallPath>(
    path: Path,
    payload: PayloadOf<Path>,
    options?: CallOptions,
  ): Promise<AnswerOf<Path>>;
}
