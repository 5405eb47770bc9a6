/** A page of the foot is put before another one; null for the end. */
export interface FootMove {
  page: number;
  before: number | null;
}

/** The pages of the foot after a move, by id; null where one of the two is not in it. A page before itself stays. */
export function movedFoot(pages: readonly number[], { page, before }: FootMove): number[] | null {
  if (!pages.includes(page) || (before !== null && !pages.includes(before))) return null;
  if (page === before) return [...pages];
  const others = pages.filter((id) => id !== page);
  return others.toSpliced(before === null ? others.length : others.indexOf(before), 0, page);
}

/** The one move that makes one order of the other; null where none does, or nothing differs. */
export function footMoveOf(from: readonly number[], to: readonly number[]): FootMove | null {
  const first = from.findIndex((id, place) => to[place] !== id);
  // It went down from there, or came up to there.
  const moves = [from[first], to[first]].flatMap((page): FootMove[] =>
    page === undefined ? [] : [{ page, before: to[to.indexOf(page) + 1] ?? null }],
  );
  return moves.find((move) => String(movedFoot(from, move)) === String(to)) ?? null;
}
