/** Two decimals are a tenth of a millimetre here: enough for any zoom, and short. */
export const short = (value: number): number => {
  const rounded = Math.round(value * 100) / 100;
  return rounded === 0 ? 0 : rounded;
};

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** `count` whole numbers from zero. */
export const range = (count: number): number[] =>
  Array.from({ length: Math.max(0, count) }, (_, index) => index);

/** The item at a place that wraps round: a palette never runs out. */
export const cycle = <Item>(items: readonly [Item, ...Item[]], index: number): Item =>
  items[((index % items.length) + items.length) % items.length] ?? items[0];

/** Lehmer's generator: the same seed always tells the same story. */
export const seeded = (seed: number): (() => number) => {
  let state = (Math.abs(Math.round(seed)) % 2147483646) + 1;
  const next = (): number => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  // Small seeds give nearly equal first values, so they are thrown away.
  for (let warmUp = 0; warmUp < 4; warmUp += 1) next();
  return next;
};
