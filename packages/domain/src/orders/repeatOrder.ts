import { CART_LIMITS, maxQuantity } from '../cart/index.ts';
import type { CartLimits, CartLine, OfferSupply } from '../cart/index.ts';
import { toKopecks } from '../money/index.ts';
import type { OrderLine } from './entities.ts';

/** What the shop sells an offer for now, and how much of it. Roubles. */
export interface RepeatOffer extends OfferSupply {
  price: number;
}

export const repeatProblems = ['gone', 'exposition', 'fewer', 'dearer', 'no_room'] as const;
/** What is different from when it was ordered: no room left in the cart, not sold here or out of stock, only to be looked at, less of it, a higher price. */
export type RepeatProblem = (typeof repeatProblems)[number];

/** A good that does not come into the cart as it was ordered. */
export interface RepeatNote {
  offer: number;
  name: string;
  options: string;
  /** Path of its product. */
  path: string;
  /** Pieces that were ordered, and those of them that are to be had. */
  ordered: number;
  got: number;
  /** Roubles for one piece, before any coupon; null where it has no price now. */
  priceThen: number;
  priceNow: number | null;
  problems: RepeatProblem[];
}

export interface Repeat {
  /** What the cart is to hold of each offer that is to be had. */
  lines: { offer: number; quantity: number }[];
  notes: RepeatNote[];
}

type Ordered = Pick<OrderLine, 'offer' | 'name' | 'options' | 'path' | 'quantity' | 'price'>;

/** One line an offer: an order keeps lines apart that a cart puts together. */
function byOffer(lines: readonly Ordered[]): Ordered[] {
  const merged = new Map<number, Ordered>();
  for (const line of lines) {
    const before = merged.get(line.offer);
    merged.set(line.offer, before ? { ...before, quantity: before.quantity + line.quantity } : line);
  }
  return [...merged.values()];
}

function problemsOf(line: Ordered, offer: RepeatOffer | undefined, got: number): RepeatProblem[] {
  if (offer?.exposition) return ['exposition'];
  if (!offer || got === 0) return ['gone'];
  return [
    ...(got < line.quantity ? (['fewer'] as const) : []),
    ...(toKopecks(offer.price) > toKopecks(line.price) ? (['dearer'] as const) : []),
  ];
}

/**
 * An order once more: as many pieces of each good as were ordered, as far as stock reaches, beside what lies in the cart.
 * Where the cart has the good already the larger number counts, so that to repeat twice is to repeat once, and nothing
 * that lies there becomes less.
 *
 * @param offers what is sold where the buyer is now, by offer id
 */
export function repeatOrder(
  lines: readonly Ordered[],
  offers: ReadonlyMap<number, RepeatOffer>,
  cart: readonly Pick<CartLine, 'offer' | 'quantity'>[],
  limits: CartLimits = CART_LIMITS,
): Repeat {
  let room = limits.rows - cart.length;
  const repeat: Repeat = { lines: [], notes: [] };
  for (const line of byOffer(lines)) {
    const offer = offers.get(line.offer);
    const there = cart.find((item) => item.offer === line.offer)?.quantity ?? 0;
    const had = offer ? Math.min(line.quantity, maxQuantity(offer, 'usual', limits.pieces)) : 0;
    const fits = there > 0 || had === 0 || (room -= 1) >= 0;
    const got = fits ? had : 0;
    if (got > 0) repeat.lines.push({ offer: line.offer, quantity: Math.max(got, there) });
    const problems = fits ? problemsOf(line, offer, got) : (['no_room'] as const);
    if (problems.length === 0) continue;
    const { name, options, path, quantity: ordered, price: priceThen } = line;
    const priceNow = offer?.price ?? null;
    repeat.notes.push({
      offer: line.offer,
      name,
      options,
      path,
      ordered,
      got,
      priceThen,
      priceNow,
      problems: [...problems],
    });
  }
  return repeat;
}
