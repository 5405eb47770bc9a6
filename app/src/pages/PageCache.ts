import type { Payload } from '@siren/features/api';
import type { Cache, ScopedMutator, State } from 'swr';

/** How long an answer that was brought for a page serves the next visit of it, ms. */
export const FRESH_MS = 60_000;

/** The cache of answers of one browser tab, or of one page that is being rendered. */
export class PageCache {
  readonly answers: Cache & Map<string, State<unknown>>;
  readonly #broughtAt = new Map<string, number>();
  readonly #now: () => number;
  #mutate: ScopedMutator | null = null;

  constructor(payload: Payload, now: () => number) {
    this.#now = now;
    this.answers = new Map();
    this.put(payload);
  }

  /** Components that read the cache are told through SWR as soon as it runs. */
  connect(mutate: ScopedMutator): void {
    this.#mutate = mutate;
  }

  put(payload: Payload): void {
    for (const [key, answer] of Object.entries(payload)) {
      this.#broughtAt.set(key, this.#now());
      if (this.#mutate) void this.#mutate(key, answer, { revalidate: false });
      else this.answers.set(key, { data: answer, error: undefined, isLoading: false, isValidating: false });
    }
  }

  /** Whether a page may show this answer without asking again. */
  isFresh(key: string): boolean {
    const age = this.#now() - (this.#broughtAt.get(key) ?? -Infinity);
    return age < FRESH_MS && this.answers.get(key)?.data !== undefined;
  }
}
