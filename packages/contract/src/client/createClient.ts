import type { AnswerOf, Api, CallOptions, CallPath, PayloadOf } from '../calls/index.ts';
import { RedirectError } from '../errors/index.ts';
import { exchange } from './exchange.ts';
import { readAnswer } from './readAnswer.ts';
import type { RedirectRules } from './readAnswer.ts';
import { tokenOf } from './tokenOf.ts';

/** How long a call may take, ms. */
const CALL_TIMEOUT_MS = 20_000;

export interface ClientOptions extends RedirectRules {
  /** Where the API lives, e.g. `https://api.shop.ru`; the own origin by default. */
  apiUrl?: string;
  fetch: typeof globalThis.fetch;
  /** Where the token is kept; `''` while there is none. */
  token: { get(): string; set(token: string): void };
  /** Leaves the page for an address that a 401 names and that may be followed. */
  navigate(url: string): void;
  /** ms; 20 s by default. */
  timeout?: number;
  /** How fields are written: JSON by default, `toForm` for the form-encoded variant (behaviour calls-1). */
  encode?: Encode;
}

type Encode = (fields: object) => string | URLSearchParams;

/** The shop API over HTTP. It always sends the token and takes over a new one (behaviour calls-1). */
export function createClient(options: ClientOptions): Api {
  const { token, timeout = CALL_TIMEOUT_MS, apiUrl = options.origin, encode = JSON.stringify } = options;
  // Called bare: a browser's fetch refuses another `this`.
  const { fetch } = options;

  async function call<Path extends CallPath>(
    path: Path,
    payload: PayloadOf<Path>,
    how: CallOptions = {},
  ): Promise<AnswerOf<Path>> {
    const sent = token.get();
    const request = requestOf(encode({ ...payload, token: sent }), how);
    try {
      const answer = readAnswer(await exchange(fetch, new URL(path, apiUrl), request, timeout), options);
      const next = tokenOf(path, answer, sent, token.get());
      if (next !== token.get()) token.set(next);
      return answer as AnswerOf<Path>;
    } catch (error) {
      if (error instanceof RedirectError) options.navigate(error.url);
      throw error;
    }
  }

  return { call };
}

function requestOf(body: string | URLSearchParams, { signal, keepalive = false }: CallOptions): RequestInit {
  return {
    method: 'POST',
    // A form names its own type.
    headers: typeof body === 'string' ? { 'content-type': 'application/json' } : {},
    body,
    signal: signal ?? null,
    keepalive,
    // Region and city travel as cookies, to a backend on another host too.
    credentials: 'include',
    // A redirected POST would hand the token to whatever stands there.
    redirect: 'error',
  };
}
