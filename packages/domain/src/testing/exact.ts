/** The digits of a decimal with so many places as one whole number: the tests' own way to exact money. */
export function digitsOf(value: number, places: number): bigint {
  return BigInt(value.toFixed(places).replace('.', ''));
}

/** Exact kopecks of roubles. */
export function kopecksOf(roubles: number): bigint {
  return digitsOf(roubles, 2);
}

/** An exact fraction. */
export interface Fraction {
  top: bigint;
  bottom: bigint;
}

export const fraction = (value: number, places = 4): Fraction => ({
  top: digitsOf(value, places),
  bottom: 10n ** BigInt(places),
});

export const plus = (a: Fraction, b: Fraction): Fraction => ({
  top: a.top * b.bottom + b.top * a.bottom,
  bottom: a.bottom * b.bottom,
});

export const times = (a: Fraction, b: Fraction): Fraction => ({
  top: a.top * b.top,
  bottom: a.bottom * b.bottom,
});

export const larger = (a: Fraction, b: Fraction): Fraction => (a.top * b.bottom >= b.top * a.bottom ? a : b);

/** The least whole number that is not below a fraction of 0 or more. */
export function ceilOf({ top, bottom }: Fraction): number {
  let whole = top / bottom;
  if (whole * bottom < top) whole += 1n;
  return Number(whole);
}
