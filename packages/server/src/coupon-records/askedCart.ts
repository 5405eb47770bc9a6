import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { stockOf } from '@siren/domain/catalog';
import { shownOffers } from '../catalog/index.ts';
import type { RegionOffer } from '../catalog/index.ts';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context, Place } from '../http/index.ts';

export interface Piece {
  offer: number;
  quantity: number;
}

/** A cart that a coupon is to be tried on. */
export interface AskedCart {
  /** Each offer once. */
  pieces: readonly Piece[];
  /** Whose prices and stock it goes by. */
  place: Place;
  /** Of an order: it has its pieces, whatever is left, those for exposition too. */
  ordered: boolean;
  offers: Map<number, RegionOffer>;
}

interface OrderPlace {
  region: string;
  city: string;
}

const orderPieces = (db: Database, order: number) =>
  db.query<Piece>(sql`
    select offer_id as offer, sum(quantity)::int as quantity from order_lines
    where order_id = ${order} group by offer_id order by min(position)`);

async function ofOrder({ db, places }: Context, order: number): Promise<AskedCart> {
  const [where] = await db.query<OrderPlace>(sql`
    select r.code as region, c.code as city
    from orders o join regions r on r.id = o.region_id join cities c on c.id = o.city_id where o.id = ${order}`);
  const pieces = await orderPieces(db, order);
  if (!where || pieces.length === 0) throw staffRefusal('coupon.no_order');
  const place = await places.resolve(where);
  const offers = await shownOffers(
    db,
    place.region.id,
    pieces.map(({ offer }) => offer),
  );
  const held = pieces.flatMap(({ offer, quantity }) => {
    const known = offers.get(offer);
    return known ? [{ ...known, stock: stockOf(known.stock.quantity + quantity) }] : [];
  });
  return { pieces, place, ordered: true, offers: new Map(held.map((offer) => [offer.id, offer])) };
}

async function ofRows({ db, place }: Context, rows: readonly Piece[]): Promise<AskedCart> {
  const counted = new Map<number, number>();
  for (const { offer, quantity } of rows) counted.set(offer, (counted.get(offer) ?? 0) + quantity);
  const pieces = [...counted].map(([offer, quantity]) => ({ offer, quantity }));
  const offers = await shownOffers(db, place.region.id, [...counted.keys()]);
  return { pieces, place, ordered: false, offers };
}

/** The cart that is asked about: one that is put together, where whoever asks is; or an order, where it was placed. @throws ApiError coupon.no_order */
export const askedCart = (
  context: Context,
  asked: CheckedPayloadOf<'/api/admin/coupons/check'>['cart'],
): Promise<AskedCart> => ('order' in asked ? ofOrder(context, asked.order) : ofRows(context, asked.rows));
