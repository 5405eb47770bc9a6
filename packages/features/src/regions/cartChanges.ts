import type { CartState } from '@siren/domain/cart';
import { multiplyRoubles, sumRoubles } from '@siren/domain/money';

export interface PriceChange {
  name: string;
  /** Roubles for one piece. */
  from: number;
  to: number;
}

/** What another region did to the cart. */
export interface CartChanges {
  /** Names of goods that are no longer there, or that the region does not sell. */
  gone: string[];
  prices: PriceChange[];
  /** Sum of all rows, roubles. */
  total: { from: number; to: number };
}

/** Compares a cart before and after, offer by offer; null where the buyer need not be told anything. */
export function cartChanges(before: CartState, after: CartState): CartChanges | null {
  const then = piecePrices(before);
  const now = piecePrices(after);
  const gone: string[] = [];
  const prices: PriceChange[] = [];
  for (const [offer, from] of then) {
    const name = before.offers[offer]?.name ?? '';
    const to = now.get(offer);
    if (to === undefined || ranOut(before, after, offer)) gone.push(name);
    else if (to !== from) prices.push({ name, from, to });
  }
  if (gone.length === 0 && prices.length === 0) return null;
  return { gone, prices, total: { from: totalOf(before), to: totalOf(after) } };
}

/** Price of one piece by offer; an offer that lies there at several prices counts at its highest. */
function piecePrices({ content }: CartState): Map<number, number> {
  const prices = new Map<number, number>();
  for (const { offer, price } of content) prices.set(offer, Math.max(price, prices.get(offer) ?? 0));
  return prices;
}

function ranOut(before: CartState, after: CartState, offer: number): boolean {
  const status = (cart: CartState) => cart.offers[offer]?.stock.status ?? 'out_of_stock';
  return status(before) !== 'out_of_stock' && status(after) === 'out_of_stock';
}

function totalOf({ content }: CartState): number {
  return sumRoubles(content.map(({ price, quantity }) => multiplyRoubles(price, quantity)));
}
