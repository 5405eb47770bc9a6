/** Bounds that somebody asked for, both included; null where there is none. */
export interface NumberBounds {
  from: number | null;
  to: number | null;
}

const BOUNDS = /^(-?\d{1,9}(?:\.\d{1,3})?)?\.\.(-?\d{1,9}(?:\.\d{1,3})?)?$/;

/**
 * Reads `160..200`, `-40..-18`, `..200` or `160..`, and `200..160` as it was meant: the lesser number is the lower
 * bound. Null for what is no range or bounds nothing.
 */
export function readBounds(text: string): NumberBounds | null {
  const match = BOUNDS.exec(text);
  if (!match) return null;
  const [, low, high] = match;
  const from = low === undefined ? null : Number(low);
  const to = high === undefined ? null : Number(high);
  if (from === null && to === null) return null;
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

/** Writes bounds as addresses do; what bounds nothing is empty. */
export function writeBounds({ from, to }: NumberBounds): string {
  return from === null && to === null ? '' : `${from ?? ''}..${to ?? ''}`;
}
