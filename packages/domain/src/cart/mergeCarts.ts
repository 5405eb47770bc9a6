import type { CartItem } from './entities.ts';

/** What a cart holds of an offer, whatever it costs where the buyer is now. */
export type CartLine = Pick<CartItem, 'offer' | 'quantity' | 'selected'>;

function byOffer(items: readonly CartLine[]): Map<number, CartLine> {
  const lines = new Map<number, CartLine>();
  for (const { offer, quantity, selected } of items) {
    const line = lines.get(offer);
    lines.set(offer, {
      offer,
      quantity: (line?.quantity ?? 0) + quantity,
      selected: selected || (line?.selected ?? false),
    });
  }
  return lines;
}

/**
 * The cart after a guest signs in: one line an offer, the user's first, then what only the guest had. Where
 * both have an offer the larger quantity counts, so that nothing is lost and nothing doubled; selected where
 * either has it so.
 */
export function mergeCarts(guest: readonly CartLine[], user: readonly CartLine[]): CartLine[] {
  const lines = byOffer(user);
  for (const [offer, line] of byOffer(guest)) {
    const own = lines.get(offer);
    lines.set(offer, {
      offer,
      quantity: Math.max(line.quantity, own?.quantity ?? 0),
      selected: line.selected || (own?.selected ?? false),
    });
  }
  return [...lines.values()];
}
