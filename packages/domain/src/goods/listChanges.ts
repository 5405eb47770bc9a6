/** What a change of a list is, as a history tells it: nothing of it where two lists are the same. */
export interface ListChanges {
  added: number;
  removed: number;
  /** Those that stayed are in another order. */
  moved: boolean;
}

/** How a list of ids differs from the one before. No id is in one list twice. */
export function listChanges<Id extends number | string>(
  before: readonly Id[],
  after: readonly Id[],
): ListChanges {
  const [stayed, stays] = [
    before.filter((id) => after.includes(id)),
    after.filter((id) => before.includes(id)),
  ];
  return {
    added: after.length - stays.length,
    removed: before.length - stayed.length,
    moved: stayed.some((id, at) => stays[at] !== id),
  };
}
