/** Two taps within this many ms are a double one (behaviour player-2). */
export const DOUBLE_TAP_MS = 500;

export interface Tap {
  kind: 'single' | 'double';
  /** To be handed in with the next tap; null after a double one, so that a third begins anew. */
  last: number | null;
}

/** Tells what a tap at `now` is, in ms of any clock, given what the previous one answered. */
export function countTap(last: number | null, now: number): Tap {
  const isDouble = last !== null && now - last <= DOUBLE_TAP_MS;
  return isDouble ? { kind: 'double', last: null } : { kind: 'single', last: now };
}
