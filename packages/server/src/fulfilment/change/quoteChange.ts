import { refusal, staffRefusal } from '@siren/contract/errors';
import { offerProblem } from '@siren/domain/cart';
import { isPayableOrder } from '@siren/domain/checkout';
import {
  areServicesAllowed,
  changeOrder,
  isOrderChangeable,
  pieceChanges,
} from '@siren/domain/order-changes';
import type { ChangedOrder, OrderChangeWish } from '@siren/domain/order-changes';
import type { OrderStatusCode } from '@siren/domain/orders';
import { takePieces } from '@siren/domain/pickup';
import type { StorePieces } from '@siren/domain/pickup';
import type { Service } from '@siren/domain/services';
import { readOffers } from '../../catalog/index.ts';
import type { RegionOffer } from '../../catalog/index.ts';
import type { Database } from '../../db/index.ts';
import { badRequest } from '../../http/index.ts';
import type { Context } from '../../http/index.ts';
import { dateIn, offeredServices, readServices } from '../../services/index.ts';
import { beyondBounds } from './beyondBounds.ts';
import type { Changing } from './readChanging.ts';

/** A change as it would be made now. */
export interface ChangeQuote {
  changed: ChangedOrder;
  /** Today’s offers that it has, and services that are offered for it. */
  offers: ReadonlyMap<number, RegionOffer>;
  services: Service[];
  /** What the shop's bounds of an order do not allow, a line each. */
  beyond: string[];
}

/** The goods that a change leaves, and what comes to them, by the sections that they lie in. */
const sectionsOf = (changing: Changing, wish: OrderChangeWish, offers: ReadonlyMap<number, RegionOffer>) => {
  const out = new Set(wish.rows.flatMap(({ row, quantity }) => (quantity === 0 ? [row] : [])));
  const kept = changing.lines.filter((_, row) => !out.has(row));
  return [...kept, ...wish.added].flatMap(({ offer }) => {
    const known = offers.get(offer);
    return known ? [known.sectionIds] : [];
  });
};

/** What the order would be, at the prices and with the services of this moment. */
export async function quoteChange(
  { limits, now }: Pick<Context, 'limits' | 'now'>,
  db: Database,
  changing: Changing,
  wish: OrderChangeWish,
): Promise<ChangeQuote> {
  const ids = [...changing.lines, ...wish.added].map(({ offer }) => offer);
  const offers = await readOffers(db, changing.region, [...new Set(ids)]);
  const rows = await readServices(db, changing.region);
  const services = offeredServices(rows, {
    city: changing.city,
    goods: sectionsOf(changing, wish, offers),
    dateIn: (days) => dateIn(days, now().getTime(), changing.timeZone),
  });
  if (wish.rows.some(({ row }) => changing.lines[row] === undefined))
    throw badRequest('rows: такой строки нет.');
  if (!areServicesAllowed(changing, wish.services, services))
    throw badRequest('services: так выбрать услуги нельзя.');
  const changed = changeOrder(changing, wish, { goods: offers, services });
  if (!isPayableOrder(changed.totals)) throw refusal('cart.sum_too_large');
  const named = changed.lines.map(({ row, offer, quantity }) => ({
    name: (row === null ? offers.get(offer) : changing.lines[row])?.name ?? String(offer),
    quantity,
  }));
  return { changed, offers, services, beyond: beyondBounds(named, limits.cart) };
}

/** What of the goods that come to the order is not to be had, a line each. */
function lacking({ offers }: ChangeQuote, wish: OrderChangeWish): string[] {
  return wish.added.flatMap(({ offer }) => {
    const known = offers.get(offer);
    if (!known) return [`Товара ${offer} больше нет.`];
    return offerProblem(known, 1) === null ? [] : [`«${known.name}» сейчас не\u00a0продаётся.`];
  });
}

/** Pieces that a change takes from stores, and how many pieces of which offers it gives back; what is not to be had, a line each. */
export interface MovedPieces {
  taken: StorePieces[];
  given: { offer: number; quantity: number }[];
  problems: string[];
}

/** From where the pieces come that an order gets more of. */
export function movedPieces(
  changing: Changing,
  quote: ChangeQuote,
  { wish, stock }: { wish: OrderChangeWish; stock: readonly StorePieces[] },
): MovedPieces {
  const problems = [...quote.beyond, ...lacking(quote, wish)];
  const changes = [...pieceChanges(changing, quote.changed)];
  const taken = changes.flatMap(([offer, quantity]) => {
    if (quantity < 0) return [];
    const { taken: pieces, missing } = takePieces(stock, { offer, quantity }, changing.store);
    const name = quote.offers.get(offer)?.name ?? String(offer);
    if (missing > 0 && problems.length === 0)
      problems.push(`«${name}»: можно добавить ${quantity - missing} из ${quantity}.`);
    return pieces;
  });
  const given = changes.flatMap(([offer, quantity]) =>
    quantity < 0 ? [{ offer, quantity: -quantity }] : [],
  );
  return { taken, given, problems };
}

/** @throws ApiError order.step_not_allowed, order.nothing_left */
export function checkChangeable(status: OrderStatusCode, { changed }: ChangeQuote): void {
  if (!isOrderChangeable(status)) throw staffRefusal('order.step_not_allowed');
  if (changed.lines.length === 0) throw staffRefusal('order.nothing_left');
}
