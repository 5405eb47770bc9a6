import type { CartLimits } from './cartLimits.ts';
import type { CartLine } from './mergeCarts.ts';

/**
 * What a cart takes of the lines that are put into it at once (a merge, an undo): rows of it that are there stay and never
 * become less, new ones come in their order as far as there is room, no row grows beyond the pieces of one.
 *
 * @param there what lies in the cart
 */
export function fitCart<Line extends CartLine>(
  lines: readonly Line[],
  there: readonly Pick<CartLine, 'offer' | 'quantity'>[],
  { rows, pieces }: CartLimits,
): Line[] {
  const held = new Map<number, number>();
  for (const { offer, quantity } of there) held.set(offer, (held.get(offer) ?? 0) + quantity);
  let room = rows - held.size;
  return lines.flatMap((line) => {
    const own = held.get(line.offer);
    if (own === undefined && (room -= 1) < 0) return [];
    return [{ ...line, quantity: Math.max(own ?? 0, Math.min(line.quantity, pieces)) }];
  });
}
