import { childrenOf, isStill, moveProblem } from '@siren/domain/sections';
import type { SectionMove, SectionPlace, StaffSectionRow } from '@siren/domain/sections';
import { foldedText } from '@siren/domain/typed';

/** Ids of the lines that are seen, from top to bottom. */
export function seenIds(
  rows: readonly SectionPlace[],
  expanded: ReadonlySet<number>,
  parent: number | null = null,
): number[] {
  return childrenOf(rows, parent).flatMap((id) => [
    id,
    ...(expanded.has(id) ? seenIds(rows, expanded, id) : []),
  ]);
}

/** Sections in whose names the query stands, with those that they lie in. */
export function foundRows(rows: readonly StaffSectionRow[], query: string): StaffSectionRow[] {
  const wanted = foldedText(query);
  if (wanted === '') return [...rows];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const kept = new Set<number>();
  for (const { id, name } of rows)
    if (foldedText(name).includes(wanted))
      for (let at: number | null = id; at !== null; at = byId.get(at)?.parent ?? null) kept.add(at);
  return rows.filter(({ id }) => kept.has(id));
}

/** What a section would be dropped on: the upper edge of a line, its lower edge, or the line itself. */
export interface DropPlace {
  /** Section of the line. */
  over: number;
  where: 'before' | 'inside' | 'after';
}

/** Part of a line's height that counts as its edge. */
const EDGE = 0.3;

/** What is under the pointer, by the boxes of the lines that are seen. */
export function placeUnder(
  seen: readonly number[],
  boxes: readonly { top: number; height: number }[],
  y: number,
): DropPlace | null {
  const found = boxes.findIndex(({ top, height }) => y < top + height);
  const at = found < 0 ? boxes.length - 1 : found;
  const [over, box] = [seen[at], boxes[at]];
  if (over === undefined || box === undefined) return null;
  const part = (y - box.top) / box.height;
  return { over, where: part < EDGE ? 'before' : part > 1 - EDGE ? 'after' : 'inside' };
}

/** The move that a drop there is; null where the section cannot go there, or stands there already. */
export function dropMove(
  rows: readonly SectionPlace[],
  expanded: ReadonlySet<number>,
  section: number,
  { over, where }: DropPlace,
): SectionMove | null {
  const parent = rows.find(({ id }) => id === over)?.parent ?? null;
  const beside = childrenOf(rows, parent).filter((id) => id !== section);
  const below = childrenOf(rows, over).filter((id) => id !== section);
  const isOpen = expanded.has(over) && below.length > 0;
  const move: SectionMove =
    where === 'inside'
      ? { section, parent: over, before: null }
      : where === 'after' && isOpen
        ? { section, parent: over, before: below[0] ?? null }
        : { section, parent, before: where === 'before' ? over : (beside[beside.indexOf(over) + 1] ?? null) };
  return over === section || moveProblem(rows, move) !== null || isStill(rows, move) ? null : move;
}
