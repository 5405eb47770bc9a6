/** Steps of the page keys. */
const PAGE = 10;

export interface Bounds {
  /** Least quantity. */
  min: number;
  /** Greatest quantity, may be Infinity. */
  max: number;
}
export type Limit = keyof Bounds;

/** Keeps a whole number within the bounds; what is no number becomes the least. */
export function clampQuantity(value: number, { min, max }: Bounds): number {
  if (Number.isNaN(value)) return min;
  return Math.max(min, Math.min(max, Math.round(value)));
}

/** The bound that somebody wanted to go beyond. */
export function limitOf(wanted: number, { min, max }: Bounds): Limit | null {
  if (wanted > max) return 'max';
  return wanted < min ? 'min' : null;
}

/** What a key of the spinbutton pattern wants, or null for a key that means nothing here. It may be out of bounds. */
export function quantityByKey(key: string, value: number, bounds: Bounds): number | null {
  const targets: Record<string, number> = {
    ArrowUp: value + 1,
    ArrowDown: value - 1,
    PageUp: value + PAGE,
    PageDown: value - PAGE,
    Home: bounds.min,
    End: Number.isFinite(bounds.max) ? bounds.max : value,
  };
  return targets[key] ?? null;
}

/** What was typed or pasted, or null for what is no number: then nothing changes. It may be out of bounds. */
export function quantityByText(text: string): number | null {
  /* Signs that nobody sees come along with what is pasted. */
  const digits = text.replace(/[\s\p{Cf}\p{DI}]/gu, '');
  return /^\d+$/.test(digits) ? Number(digits) : null;
}
