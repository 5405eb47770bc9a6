/** Slips that a word of so many letters may hold: short words differ by one letter and mean another thing. */
export function allowedTypos(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * Slips of the hand between two words: a letter too much, missing, wrong, or two neighbours swapped. Infinity where
 * there are more than `limit`.
 */
export function typoDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return Infinity;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row++) {
    const next = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        at(last, column) + 1,
        at(next, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) cost = Math.min(cost, at(before, column - 2) + 1);
      next.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return Infinity;
    before = last;
    last = next;
  }
  const distance = at(last, b.length);
  return distance <= limit ? distance : Infinity;
}

const at = (row: readonly number[], column: number) => row[column] ?? Infinity;
