/** Chance that can be had again by its seed. */
export interface Chance {
  /** A whole number from 0 up to, and without, `end`. */
  below(end: number): number;
  of<One>(all: readonly One[]): One;
}

/** Numbers of xorshift32. */
export function createChance(seed: number): Chance {
  let state = seed | 0 || 1;
  const below = (end: number): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % end;
  };
  return { below, of: <One>(all: readonly One[]) => all[below(all.length)] as One };
}
