/** Fields of a record by name. */
export type Fields = Readonly<Record<string, string | number | boolean | null>>;

/** Three states of the same fields. */
export interface ThreeStates<Of extends Fields> {
  /** As they were when somebody began to change them. */
  base: Of;
  /** As that somebody wants them. */
  mine: Of;
  /** As they are by now. */
  theirs: Of;
}

export interface Merged<Of extends Fields> {
  /** What both wanted: where only one has changed a field, that; where both have, mine. */
  merged: Of;
  /** Fields that both have changed, and not to the same: somebody has to choose. */
  conflicts: (keyof Of & string)[];
}

/** What becomes of a record that two people change at the same time, field by field: neither loses a word. */
export function mergeFields<Of extends Fields>({ base, mine, theirs }: ThreeStates<Of>): Merged<Of> {
  const names = Object.keys(theirs) as (keyof Of & string)[];
  const merged = Object.fromEntries(
    names.map((name) => [name, mine[name] === base[name] ? theirs[name] : mine[name]]),
  ) as unknown as Of;
  const conflicts = names.filter(
    (name) => mine[name] !== base[name] && theirs[name] !== base[name] && mine[name] !== theirs[name],
  );
  return { merged, conflicts };
}

/** The fields that differ from what is stored, as a save sends them. */
export function changedFields<Of extends Fields>(mine: Of, theirs: Of): Partial<Of> {
  const changed = Object.entries(mine).filter(([name, value]) => value !== theirs[name]);
  return Object.fromEntries(changed) as Partial<Of>;
}
