import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';

/** What the cart holds of an offer, whatever it costs and whether it can be had. */
export interface StoredItem {
  id: number;
  offer: number;
  quantity: number;
  selected: boolean;
}

export interface StoredCart {
  /** The city chosen for delivery and services; null follows the visitor's place. */
  cityId: number | null;
  couponCode: string | null;
  payTypeId: number | null;
  /** The client that staff order for; null without an account. */
  clientId: number | null;
  /** The phone that staff looked up; null while they order for themselves. */
  clientPhone: string | null;
  items: StoredItem[];
}

export const EMPTY_CART: StoredCart = {
  cityId: null,
  couponCode: null,
  payTypeId: null,
  clientId: null,
  clientPhone: null,
  items: [],
};

interface Row {
  city_id: number | null;
  coupon_code: string | null;
  pay_type_id: number | null;
  client_id: number | null;
  client_phone: string | null;
  id: number | null;
  offer_id: number;
  quantity: number;
  selected: boolean;
}

export async function readStoredCart(db: Database, cartId: number): Promise<StoredCart> {
  const rows = await db.query<Row>(sql`
    select c.city_id, c.coupon_code, c.pay_type_id, c.client_id, c.client_phone, i.id, i.offer_id, i.quantity, i.selected
    from carts c left join cart_items i on i.cart_id = c.id
    where c.id = ${cartId}`);
  const [first] = rows;
  if (!first) return EMPTY_CART;
  return {
    cityId: first.city_id,
    couponCode: first.coupon_code,
    payTypeId: first.pay_type_id,
    clientId: first.client_id,
    clientPhone: first.client_phone,
    items: rows.flatMap(({ id, offer_id: offer, quantity, selected }) =>
      id === null ? [] : [{ id, offer, quantity, selected }],
    ),
  };
}
