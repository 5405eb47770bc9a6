/** Steps of the page keys. */
const PAGE = 10;

export interface Bounds {
  /** Least quantity. */
  min: number;
  /** Greatest quantity, may be Infinity. */
  max: number;
}

/** Keeps a whole number within the bounds; what is no number becomes the least. */
export function clampQuantity(value: number, { min, max }: Bounds): number {
  if (Number.isNaN(value)) return min;
  return Math.max(min, Math.min(max, Math.round(value)));
}

/** Where a key of the spinbutton pattern leads, or null for a key that means nothing here. */
export function quantityByKey(key: string, value: number, bounds: Bounds): number | null {
  const targets: Record<string, number> = {
    ArrowUp: value + 1,
    ArrowDown: value - 1,
    PageUp: value + PAGE,
    PageDown: value - PAGE,
    Home: bounds.min,
    End: Number.isFinite(bounds.max) ? bounds.max : value,
  };
  const target = targets[key];
  return target === undefined ? null : clampQuantity(target, bounds);
}

/** What was typed as a quantity within the bounds, or null for what is no number: then nothing changes. */
export function quantityByText(text: string, bounds: Bounds): number | null {
  const digits = text.replace(/[\s\u00A0]/g, '');
  return /^\d+$/.test(digits) ? clampQuantity(Number(digits), bounds) : null;
}
