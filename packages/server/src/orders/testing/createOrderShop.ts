import { randomUUID } from 'node:crypto';
import type { PayloadOf } from '@siren/contract/calls';
import { cartQuote, cartSummary, orderedRows, selectedTotal } from '@siren/domain/cart';
import type { CartState } from '@siren/domain/cart';
import { shownOrder } from '@siren/domain/checkout';
import type { Client, Wallet } from '@siren/domain/clients';
import type { OrderCondition } from '@siren/domain/cart';
import { repriceSelection } from '@siren/domain/services';
import { cartHandlers } from '../../cart/index.ts';
import { sql } from '../../db/index.ts';
import { digestOf } from '../../http/index.ts';
import type { Handlers } from '../../http/index.ts';
import { createTestShop } from '../../testing/index.ts';
import type { TestShop, Visitor } from '../../testing/index.ts';
import { createOrdersHandlers } from '../ordersHandlers.ts';

export type OrderPayload = PayloadOf<'/api/order/create'>;

/** What a buyer decides on beside the cart. */
export interface Wishes {
  services?: OrderPayload['services'];
  useBonus?: boolean;
  wallet?: Wallet;
  condition?: OrderCondition;
  /** Whom staff order for, as app info tells it. */
  client?: Client | null;
}

/** A test shop where one can order. */
export interface OrderShop extends TestShop {
  offer(article: string): number;
  /** A new visitor with these pieces in the cart. */
  withCart(pieces: Record<string, number>, visitor?: Visitor): Promise<Visitor>;
  look(visitor: Visitor): Promise<CartState>;
  /** The order of what the visitor is shown, as the shop's own pages put it together. */
  draft(visitor: Visitor, wishes?: Wishes): Promise<OrderPayload>;
  create(visitor: Visitor, payload: OrderPayload): Promise<number>;
  /** Attaches a certificate to the visitor's cart. */
  attach(visitor: Visitor, certificate: string): Promise<void>;
  /** Pieces of an offer left in all stores. */
  left(article: string): Promise<number>;
}

const customer = {
  name: 'Анна',
  phone: [{ phone: '8 (912) 204-41-08', protected: false }],
  email: '',
  address: 'ул. Мира, 1',
  comment: '',
};

const onlyOrders: Partial<Handlers> = { ...cartHandlers, ...createOrdersHandlers({ sendsCodes: false }) };

/** What the shop's pages would show for a cart and what they would ask for. */
export function draftOf(state: CartState, payType: number, wishes: Wishes = {}): OrderPayload {
  const {
    services = [{ key: 'courier', quantity: 1 }],
    useBonus = false,
    wallet,
    condition,
    client = null,
  } = wishes;
  const asked = services.map(({ key, quantity = 1 }) => ({ key, quantity, price: 0 }));
  const selection = repriceSelection(
    state.services.services,
    asked,
    selectedTotal(orderedRows(state, condition)),
  );
  const summary = cartSummary(state, selection, wallet && { wallet, useBonus }, condition);
  return {
    customer,
    services,
    city: state.services.city,
    payType,
    useBonus,
    client: client?.user?.id ?? null,
    clientPhone: client?.phone ?? null,
    ...shownOrder(cartQuote(state, selection, summary)),
    idempotencyKey: randomUUID(),
  };
}

/** An order that is fetched from a store, on the day that the store is shown with. */
export async function atStore(visitor: Visitor, draft: OrderPayload, store: number): Promise<OrderPayload> {
  const { stores } = await visitor.call('/api/order/pickup-stores', {});
  const plan = stores.find((one) => one.store === store);
  return { ...draft, store, expectedDate: plan?.date ?? null };
}

/** @param handlers those to try; carts and orders by default */
export async function createOrderShop(handlers: Partial<Handlers> = onlyOrders): Promise<OrderShop> {
  return orderShopOn(await createTestShop({ handlers }));
}

/** The same on a test shop that is there. */
export function orderShopOn(shop: TestShop): OrderShop {
  const { db, ids } = shop;
  const offer = (article: string) => ids.offers[article]!;
  const look = (visitor: Visitor) => visitor.call('/api/cart/delete-multi', { ids: [999_999] });
  return {
    ...shop,
    offer,
    look,
    async withCart(pieces, visitor = shop.visitor()) {
      const codes = Object.entries(pieces).flatMap(([article, count]) => Array<string>(count).fill(article));
      await visitor.call('/api/cart/add-by-codes', { ids: codes });
      return visitor;
    },
    async draft(visitor, wishes) {
      const draft = draftOf(await look(visitor), ids.payTypes['card']!, wishes);
      const fetched = draft.services.some(({ key }) => key === 'pickup');
      return fetched ? atStore(visitor, draft, ids.stores['msk-1']!) : draft;
    },

    async create(visitor, payload) {
      const { id } = await visitor.call('/api/order/create', payload);
      return id;
    },
    async attach(visitor, certificate) {
      const digest = digestOf(visitor.token());
      await db.query(sql`
        insert into cart_certificates (cart_id, guid)
        select coalesce(s.cart_id, c.id), ${certificate}::uuid
        from sessions s left join carts c on c.user_id = s.user_id where s.token_digest = ${digest}`);
    },
    async left(article) {
      const [row] = await db.query<{ sum: number }>(sql`
        select coalesce(sum(quantity), 0)::int as sum from stock where offer_id = ${offer(article)}`);
      return row!.sum;
    },
  };
}
