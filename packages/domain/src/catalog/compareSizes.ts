const numbersIn = (name: string) =>
  (name.match(/\d+(?:[.,]\d+)?/g) ?? []).map((digits) => Number(digits.replace(',', '.')));

/** Whether a value is a size: «180 см», «90 × 200». */
export const isSize = (name: string): boolean => /^\d/.test(name);

/** Order of sizes: «90 × 200» before «140 × 190», «90» before «180»; 0 where their numbers are the same. */
export function compareSizes(a: string, b: string): number {
  const [left, right] = [numbersIn(a), numbersIn(b)];
  const longer = left.length > right.length ? left : right;
  const at = longer.findIndex((_, index) => left[index] !== right[index]);
  return at < 0 ? 0 : (left[at] ?? -1) - (right[at] ?? -1);
}
