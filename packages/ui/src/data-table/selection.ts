/** All of the rows that are here, some of them, or none. */
export type AllState = 'all' | 'some' | 'none';

export function allState(keys: readonly string[], selection: ReadonlySet<string>): AllState {
  const count = keys.filter((key) => selection.has(key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}

const withKeys = (selection: ReadonlySet<string>, keys: readonly string[], on: boolean): string[] => {
  if (on) return [...new Set([...selection, ...keys])];
  const off = new Set(keys);
  return [...selection].filter((key) => !off.has(key));
};

/** Everything, or nothing where everything was selected. What was selected on other pages stays selected. */
export const toggleAll = (keys: readonly string[], selection: ReadonlySet<string>): string[] =>
  withKeys(selection, keys, allState(keys, selection) !== 'all');

/** Keys from the one to the other as they stand, whichever comes first; the one alone where the other is gone. */
export function between(keys: readonly string[], one: string, other: string | null): string[] {
  const [from, to] = [keys.indexOf(one), other === null ? -1 : keys.indexOf(other)];
  return to < 0 ? [one] : keys.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/**
 * Selects a row, or takes it out again. With Shift the rows from `anchor`, the last one that was pressed, become what
 * the pressed one becomes.
 */
export function toggleRow(
  keys: readonly string[],
  selection: ReadonlySet<string>,
  key: string,
  anchor: string | null,
): string[] {
  return withKeys(selection, between(keys, key, anchor), !selection.has(key));
}
