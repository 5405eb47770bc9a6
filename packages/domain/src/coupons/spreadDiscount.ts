/** Pieces that share a discount. `price` in whole roubles for a piece. */
export interface DiscountShare {
  price: number;
  quantity: number;
}

/** A share, and what comes off one piece of it so far, whole roubles. */
type Part = DiscountShare & { off: number; remainder: bigint };

/** Gives a part as much of what is left as it can take, `most` roubles a piece; answers what remains. */
function give(part: Part, most: number, left: number): number {
  const more = Math.min(most, part.price - part.off, Math.floor(left / part.quantity));
  part.off += more;
  return left - more * part.quantity;
}

/**
 * Spreads a discount (whole roubles) over lines in proportion to what they cost and answers what comes off one
 * piece of each, whole roubles: first everyone's share rounded down, then a rouble a piece by largest
 * remainder, then what still fits. All pieces of a line cost the same, so a few roubles may stay unspent:
 * fewer than the pieces of any line that still has a price. Never more than the discount or a price.
 */
export function spreadDiscount(lines: readonly DiscountShare[], discount: number): number[] {
  // BigInt, since roubles times roubles may outgrow what a number holds exactly.
  const sum = lines.reduce((total, { price, quantity }) => total + BigInt(price) * BigInt(quantity), 0n);
  if (sum === 0n) return lines.map(() => 0);
  const spent = BigInt(discount) < sum ? BigInt(discount) : sum;
  const parts = lines.map((line): Part => {
    const share = spent * BigInt(line.price);
    return { ...line, off: Number(share / sum), remainder: share % sum };
  });
  const byRemainder = [...parts].sort((a, b) => Number(b.remainder - a.remainder));
  let left = parts.reduce((rest, { off, quantity }) => rest - off * quantity, Number(spent));
  for (const part of byRemainder) left = give(part, 1, left);
  for (const part of byRemainder) left = give(part, Infinity, left);
  return parts.map(({ off }) => off);
}
