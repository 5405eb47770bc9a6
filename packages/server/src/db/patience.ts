import { AsyncLocalStorage } from 'node:async_hooks';
import { UnavailableError } from './UnavailableError.ts';

/** How long a page or a call waits for the database in all, ms: whoever waits longer is better told. */
export const ANSWER_MS = 2_500;

/** What one page or call has waited so far; what it asks for at the same time counts once. */
class Patience {
  #waited = 0;
  #waiting = 0;
  #since = 0;
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** ms */
  left(answerMs: number): number {
    return answerMs - this.#waited - (this.#waiting > 0 ? this.#now() - this.#since : 0);
  }

  async count<Result>(wait: () => Promise<Result>): Promise<Result> {
    if (this.#waiting === 0) this.#since = this.#now();
    this.#waiting += 1;
    try {
      return await wait();
    } finally {
      this.#waiting -= 1;
      if (this.#waiting === 0) this.#waited += this.#now() - this.#since;
    }
  }
}

const current = new AsyncLocalStorage<Patience | null>();

/**
 * Runs what answers a page or a call: the database gets `ANSWER_MS` in all for it, and no more.
 *
 * @param now ms of a clock that is never set back
 */
export const impatiently = <Result>(run: () => Result, now = () => performance.now()): Result =>
  current.run(new Patience(now), run);

/** Runs what may take its time, whoever began it: it is read for many, or nobody waits for it. */
export const patiently = <Result>(run: () => Result): Result => current.run(null, run);

/** Whether somebody waits for what is asked now. */
export const isHurried = (): boolean => current.getStore() != null;

/**
 * Waits for the database as long as there is patience for it.
 *
 * @param ask gets the ms that are left, undefined for no end
 */
export function wait<Result>(
  answerMs: number,
  ask: (left: number | undefined) => Promise<Result>,
): Promise<Result> {
  const patience = current.getStore();
  if (!patience) return ask(undefined);
  const left = Math.ceil(patience.left(answerMs));
  if (left <= 0) return Promise.reject(new UnavailableError('slow', 'The database takes too long'));
  return patience.count(() => ask(left));
}
