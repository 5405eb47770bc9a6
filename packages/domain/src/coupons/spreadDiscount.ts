/** Pieces that share a discount. `price` in kopecks for a piece. */
export interface DiscountShare {
  price: number;
  quantity: number;
}

/**
 * Spreads a discount (kopecks) over lines in proportion to what they cost and answers what comes off one
 * piece of each, whole kopecks: first everyone's share rounded down, then a kopeck a piece by largest
 * remainder, then what still fits. All pieces of a line cost the same, so a few kopecks may stay unspent:
 * fewer than the pieces of any line that still has a price. Never more than the discount or a price.
 */
export function spreadDiscount(lines: readonly DiscountShare[], discount: number): number[] {
  // BigInt, since kopecks times kopecks outgrow what a number holds exactly.
  const sum = lines.reduce((total, { price, quantity }) => total + BigInt(price) * BigInt(quantity), 0n);
  if (sum === 0n) return lines.map(() => 0);
  const spent = BigInt(discount) < sum ? BigInt(discount) : sum;
  const off = lines.map(({ price }) => Number((spent * BigInt(price)) / sum));
  const remainder = lines.map(({ price }) => (spent * BigInt(price)) % sum);
  let left = Number(spent) - lines.reduce((used, { quantity }, at) => used + (off[at] ?? 0) * quantity, 0);

  const give = (at: number, most: number) => {
    const { price, quantity } = lines[at] ?? { price: 0, quantity: 1 };
    const more = Math.min(most, price - (off[at] ?? 0), Math.floor(left / quantity));
    off[at] = (off[at] ?? 0) + more;
    left -= more * quantity;
  };
  const byRemainder = [...lines.keys()].sort((a, b) => Number((remainder[b] ?? 0n) - (remainder[a] ?? 0n)));
  for (const at of byRemainder) give(at, 1);
  for (const at of byRemainder) give(at, Infinity);
  return off;
}
