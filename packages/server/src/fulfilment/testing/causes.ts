/** Ids of causes that a new shop has, as the migration writes them. */
export const causes = {
  asked: 1,
  noAnswer: 2,
  outOfStock: 3,
  notFetched: 4,
  refused: 5,
  doubled: 6,
  suspicious: 7,
  other: 8,
} as const;
