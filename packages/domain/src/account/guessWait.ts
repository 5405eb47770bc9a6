const MINUTE_MS = 60 * 1000;
/** The waits after the guesses that cost nothing, minutes: the last one stays. */
const STEPS = [1, 2, 4, 8, 15, 30, 60];

/** How long to wait after so many wrong guesses, `free` of which cost nothing, ms. It grows with each of them. */
export function guessWait(wrong: number, free: number): number {
  if (wrong < free) return 0;
  return (STEPS[Math.min(wrong - free, STEPS.length - 1)] ?? 0) * MINUTE_MS;
}
