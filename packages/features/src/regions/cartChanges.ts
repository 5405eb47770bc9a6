import { offerProblem, piecesOf } from '@siren/domain/cart';
import type { CartOffer, CartState, DeliveryDates } from '@siren/domain/cart';
import type { AppliedCoupon } from '@siren/domain/coupons';
import { multiplyRoubles, sumRoubles } from '@siren/domain/money';
import type { Store } from '@siren/domain/regions';

/** A good of the cart: what tells variants of one product apart are their options. */
export interface ChangedGood extends Pick<CartOffer, 'name' | 'options'> {
  offer: number;
}

export interface PriceChange extends ChangedGood {
  /** Roubles for one piece. */
  from: number;
  to: number;
}

export interface FewerPieces extends ChangedGood {
  /** Pieces in the cart. */
  had: number;
  /** Pieces that can be had there. */
  left: number;
}

/** What another region did to the cart. */
export interface CartChanges {
  /** Goods that are no longer there, or that the region does not sell. */
  gone: ChangedGood[];
  /** Goods of which there are fewer than lie in the cart, and were enough before. */
  fewer: FewerPieces[];
  prices: PriceChange[];
  /** Other dates of delivery, one of them null where nothing can be delivered; null where they stay. */
  delivery: { from: DeliveryDates | null; to: DeliveryDates | null } | null;
  /** Names of services that are not to be had there. */
  services: string[];
  /** Name of the chosen way to pay, which is not taken there; null where it is. */
  payType: string | null;
  /** The coupon as it works there, where it takes off another sum; null where it does not change. */
  coupon: { from: AppliedCoupon; to: AppliedCoupon } | null;
  /** Sum of all rows, roubles. */
  total: { from: number; to: number };
}

/**
 * Compares a cart before and after, offer by offer; null where the buyer need not be told anything.
 *
 * @param stores those of the region before: they name the ways to pay
 */
export function cartChanges(
  before: CartState,
  after: CartState,
  stores: readonly Pick<Store, 'payTypes'>[],
): CartChanges | null {
  if (before.content.length === 0) return null;
  const then = piecePrices(before);
  const now = piecePrices(after);
  const gone: ChangedGood[] = [];
  const fewer: FewerPieces[] = [];
  const prices: PriceChange[] = [];
  for (const [offer, from] of then) {
    const { name = '', options = '' } = before.offers[offer] ?? {};
    const good = { offer, name, options };
    const to = now.get(offer);
    if (to === undefined || ranOut(before, after, offer)) {
      gone.push(good);
      continue;
    }
    if (to !== from) prices.push({ ...good, from, to });
    if (isAboveStock(after, offer) && !isAboveStock(before, offer)) {
      fewer.push({ ...good, had: piecesOf(before, offer), left: after.offers[offer]?.stock.quantity ?? 0 });
    }
  }
  const delivery = deliveryChange(before.delivery, after.delivery);
  const services = lostServices(before, after);
  const coupon = couponChange(before.coupon, after.coupon);
  const payType = lostPayType(before, after, stores);
  const lists = [gone, fewer, prices, services];
  if (lists.every(({ length }) => length === 0) && !delivery && !payType && !coupon) return null;
  const total = { from: totalOf(before), to: totalOf(after) };
  return { gone, fewer, prices, delivery, services, payType, coupon, total };
}

/**
 * Price of one piece by offer; an offer that lies there at several prices counts at its highest. What the region does
 * not sell has none.
 */
function piecePrices({ content, offers }: CartState): Map<number, number> {
  const prices = new Map<number, number>();
  const priced = content.filter(
    ({ offer, price }) => price > 0 || offers[offer]?.stock.status !== 'out_of_stock',
  );
  for (const { offer, price } of priced) prices.set(offer, Math.max(price, prices.get(offer) ?? 0));
  return prices;
}

function ranOut(before: CartState, after: CartState, offer: number): boolean {
  const status = (cart: CartState) => cart.offers[offer]?.stock.status ?? 'out_of_stock';
  return status(before) !== 'out_of_stock' && status(after) === 'out_of_stock';
}

function isAboveStock(cart: CartState, offer: number): boolean {
  const supply = cart.offers[offer];
  return supply !== undefined && offerProblem(supply, piecesOf(cart, offer)) === 'above_stock';
}

function deliveryChange(from: DeliveryDates | null, to: DeliveryDates | null): CartChanges['delivery'] {
  return from?.from !== to?.from || from?.to !== to?.to ? { from, to } : null;
}

/** What could be had, and cannot be had any more. Each region has services of its own: they are told by name. */
function lostServices(before: CartState, after: CartState): string[] {
  const names = ({ services }: CartState) =>
    new Set(services.services.filter(({ excluded }) => !excluded).map(({ name }) => name));
  const there = names(after);
  return [...names(before)].filter((name) => !there.has(name));
}

function lostPayType(
  { payType }: CartState,
  after: CartState,
  stores: readonly Pick<Store, 'payTypes'>[],
): string | null {
  if (after.payType === payType) return null;
  return stores.flatMap(({ payTypes }) => payTypes).find(({ id }) => id === payType)?.name ?? null;
}

function couponChange(from: AppliedCoupon | null, to: AppliedCoupon | null): CartChanges['coupon'] {
  return from && to && from.discount !== to.discount ? { from, to } : null;
}

function totalOf({ content }: CartState): number {
  return sumRoubles(content.map(({ price, quantity }) => multiplyRoubles(price, quantity)));
}
