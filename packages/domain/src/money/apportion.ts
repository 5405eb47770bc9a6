/**
 * Parts of a sum by weights; what does not divide goes to the largest remainders. None is more than its weight where the sum is not
 * more than all of them. Kopecks, or anything else that is counted.
 */
export function apportion(sum: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((total, weight) => total + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  // Beyond 2⁵³ kopecks times kopecks are not exact any more.
  const exact = weights.map((weight) => {
    const product = BigInt(sum) * BigInt(weight);
    return { part: Number(product / BigInt(whole)), rest: product % BigInt(whole) };
  });
  const left = sum - exact.reduce((total, { part }) => total + part, 0);
  const first = exact
    .map(({ rest }, at) => ({ rest, at }))
    .toSorted((one, other) => (one.rest === other.rest ? one.at - other.at : one.rest > other.rest ? -1 : 1))
    .slice(0, left)
    .map(({ at }) => at);
  return exact.map(({ part }, at) => part + (first.includes(at) ? 1 : 0));
}
