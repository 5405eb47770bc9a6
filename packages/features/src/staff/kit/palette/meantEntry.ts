import type { Entry, EntryGroup } from './Entry.ts';

/** All rows, from the first to the last. */
export const entriesOf = (groups: readonly EntryGroup[]): Entry[] => groups.flatMap(({ entries }) => entries);

/**
 * The row that Enter opens: the one that the keys have come to, for as long as it is there; else the first. While others may still come
 * before the first, it is nobody's choice.
 */
export function meantEntry(groups: readonly EntryGroup[], reached: string | null): Entry | undefined {
  const there = entriesOf(groups).find(({ key }) => key === reached);
  if (there) return there;
  const until = groups.find(({ entries, waits }) => waits || entries.length > 0);
  return until?.waits ? undefined : until?.entries[0];
}

/** The row that a step leads to, round from the last to the first. */
export function entryAfter(
  groups: readonly EntryGroup[],
  meant: Entry | undefined,
  step: 1 | -1,
): Entry | undefined {
  const all = entriesOf(groups);
  if (!meant) return all.at(step > 0 ? 0 : -1);
  return all[(all.indexOf(meant) + step + all.length) % all.length];
}
