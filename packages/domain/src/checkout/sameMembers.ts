/** Whether two lists have the same members, in whatever order. */
export const sameMembers = <Member>(
  one: readonly Member[],
  other: readonly Member[],
  isSame: (a: Member, b: Member) => boolean,
): boolean =>
  one.every((a) => other.some((b) => isSame(a, b))) && other.every((b) => one.some((a) => isSame(a, b)));
