/** `list` with each of `items` taken out of it once. */
export const withoutOnce = (list: readonly number[], items: readonly number[]): number[] =>
  items.reduce((rest, item) => rest.toSpliced(rest.indexOf(item) >>> 0, 1), [...list]);
