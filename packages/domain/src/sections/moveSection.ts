import type { SectionPlace } from './entities.ts';

/** A section that goes into another one, or to the top: before one that lies there, or to the end. */
export interface SectionMove {
  section: number;
  /** null for the top. */
  parent: number | null;
  before: number | null;
}

export type MoveProblem = 'unknown' | 'inside';

type Places = readonly SectionPlace[];

/** Whether a section is another one or lies in it, however deep. */
export function isWithin(places: Places, id: number | null, outer: number): boolean {
  const parents = new Map(places.map((one) => [one.id, one.parent]));
  for (let at = id; at !== null; at = parents.get(at) ?? null) if (at === outer) return true;
  return false;
}

/** Ids of what lies directly in a section, or at the top, in their order. */
export const childrenOf = (places: Places, parent: number | null): number[] =>
  places.filter((one) => one.parent === parent).map(({ id }) => id);

/** Why a section cannot go there; null where it can. */
export function moveProblem(places: Places, { section, parent, before }: SectionMove): MoveProblem | null {
  const has = (id: number) => places.some((one) => one.id === id);
  if (!has(section) || (parent !== null && !has(parent))) return 'unknown';
  if (isWithin(places, parent, section)) return 'inside';
  return before === null || (before !== section && childrenOf(places, parent).includes(before))
    ? null
    : 'unknown';
}

/** All sections after a move; as they were where it cannot be. */
export function movedSections<Place extends SectionPlace>(
  places: readonly Place[],
  move: SectionMove,
): Place[] {
  const moved = places.find(({ id }) => id === move.section);
  if (!moved || moveProblem(places, move) !== null) return [...places];
  const rest = places.filter((one) => one !== moved);
  const at = move.before === null ? rest.length : rest.findIndex(({ id }) => id === move.before);
  return rest.toSpliced(at, 0, { ...moved, parent: move.parent });
}

/** Whether a move changes nothing. */
export const isStill = (places: Places, move: SectionMove): boolean => {
  const after = movedSections(places, move);
  const parent = (list: Places) => list.find(({ id }) => id === move.section)?.parent;
  return (
    parent(places) === parent(after) &&
    childrenOf(places, move.parent).join() === childrenOf(after, move.parent).join()
  );
};

/** A way that one step goes: up or down among those beside it, into the one above it, out of the one around it. */
export const sectionSteps = ['up', 'down', 'in', 'out'] as const;
export type SectionStep = (typeof sectionSteps)[number];

/** The move that one step is; null where there is no place that way. */
export function stepMove(places: Places, section: number, step: SectionStep): SectionMove | null {
  const own = places.find(({ id }) => id === section);
  if (!own) return null;
  const beside = childrenOf(places, own.parent);
  const at = beside.indexOf(section);
  if (step === 'up') {
    const before = beside[at - 1];
    return before === undefined ? null : { section, parent: own.parent, before };
  }
  if (step === 'down')
    return at + 1 >= beside.length ? null : { section, parent: own.parent, before: beside[at + 2] ?? null };
  if (step === 'in') {
    const parent = beside[at - 1];
    return parent === undefined ? null : { section, parent, before: null };
  }
  const around = places.find(({ id }) => id === own.parent);
  if (!around) return null;
  const outside = childrenOf(places, around.parent);
  return { section, parent: around.parent, before: outside[outside.indexOf(around.id) + 1] ?? null };
}
