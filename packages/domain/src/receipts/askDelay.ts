const FIRST_MS = 1_000;
const MOST_MS = 60_000;

/** How long a register is left alone that did not answer so many times one after another, ms: ever longer, up to a minute. */
export const askDelay = (misses: number): number =>
  misses === 0 ? 0 : Math.min(MOST_MS, FIRST_MS * 2 ** Math.min(misses - 1, 10));
