import type { ReferenceEntry } from './entities.ts';

/** An entry that goes to another place: before another one, or to the end. */
export interface EntryMove {
  entry: number;
  before: number | null;
}

/** Ids after a move; one before itself, or before one that is not there, stays. */
export function movedIds(ids: readonly number[], { entry, before }: EntryMove): number[] {
  const rest = ids.filter((id) => id !== entry);
  const at = before === null ? rest.length : rest.indexOf(before);
  return at < 0 || rest.length === ids.length ? [...ids] : rest.toSpliced(at, 0, entry);
}

/** Entries after a move. */
export function movedEntries(entries: readonly ReferenceEntry[], move: EntryMove): ReferenceEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return movedIds([...byId.keys()], move).flatMap((id) => byId.get(id) ?? []);
}

/** The move of one entry that makes one order of another; null where there is none. */
export function moveBetween(from: readonly number[], to: readonly number[]): EntryMove | null {
  const at = from.findIndex((id, index) => id !== to[index]);
  if (at < 0) return null;
  for (const entry of [to[at], from[at]]) {
    if (entry === undefined) continue;
    const move = { entry, before: to[to.indexOf(entry) + 1] ?? null };
    if (movedIds(from, move).join() === to.join()) return move;
  }
  return null;
}
