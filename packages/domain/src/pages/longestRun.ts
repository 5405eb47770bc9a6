/** Places of the longest run of numbers that rise, whatever stands between them; of several one. */
export function longestRun(numbers: readonly number[]): number[] {
  const best: number[][] = [];
  numbers.forEach((number, place) => {
    const before = best
      .filter((run) => (numbers[run.at(-1) ?? 0] ?? 0) < number)
      .reduce<number[]>((one, other) => (other.length > one.length ? other : one), []);
    best.push([...before, place]);
  });
  return best.reduce<number[]>((one, other) => (other.length > one.length ? other : one), []);
}
