import type { AnswerOf, PayloadOf } from '@siren/contract/calls';
import { createClient } from '@siren/contract/client';
import { cartQuote, cartSummary, selectedTotal } from '@siren/domain/cart';
import { shownOrder } from '@siren/domain/checkout';
import { shownDebt } from '@siren/domain/payments';
import { restoreSelection } from '@siren/domain/services';
import { randomInt, randomUUID } from 'node:crypto';

type Draft = PayloadOf<'/api/order/create'>;
type Cart = AnswerOf<'/api/cart/add'>;

/** Somebody who buys over HTTP. */
export interface Buyer {
  /** Puts some goods into the cart and says what pressing the button would send. */
  prepare(): Promise<Draft>;
  /** Presses the button; the number of the order. */
  press(draft: Draft): Promise<number>;
  /** Pays the order at the test bank, which answers three times over, cancels it, or both. */
  settle(order: number): Promise<void>;
  /** The order as the shop tells it now. */
  read(order: number): Promise<AnswerOf<'/api/order/get'>>;
  /** What their session is known by. */
  token(): string;
  /** The same visitor at another address of the shop. */
  moveTo(url: string): void;
}

const customer = {
  name: 'Анна Лебедева',
  phone: [{ phone: '+79161234567', protected: false }],
  email: 'anna@example.ru',
  address: 'Тверская, 1',
  comment: '',
};

/** @param offers ids of what is to be had */
export function createBuyer(url: string, offers: readonly number[]): Buyer {
  let origin = url;
  let token = '';
  const client = () =>
    createClient({
      origin,
      fetch: (input, init) => fetch(input, init),
      token: { get: () => token, set: (next) => (token = next) },
      navigate: () => {},
      allowedRedirectHosts: [],
    });

  const fill = async (): Promise<Cart> => {
    const info = await client().call('/api/info', {});
    let cart: Cart = info.cart;
    while (cart.content.length === 0 || randomInt(2) === 0) {
      const offer = offers[randomInt(offers.length)] ?? 0;
      cart = await client().call('/api/cart/add', { id: offer });
      if (cart.content.length > 3) break;
    }
    return cart;
  };

  return {
    async prepare() {
      const { city, stores } = await client().call('/api/info', {});
      const cart = await fill();
      const services = restoreSelection(cart.services.services, [], selectedTotal(cart.content));
      return {
        customer,
        services: services.map(({ key, quantity }) => ({ key, quantity })),
        city: city.code,
        payType: stores[0]?.payTypes[0]?.id ?? 1,
        useBonus: false,
        ...shownOrder(cartQuote(cart, services, cartSummary(cart, services))),
        idempotencyKey: randomUUID(),
      };
    },
    press: async (draft) => (await client().call('/api/order/create', draft)).id,
    async settle(order) {
      const shown = await client().call('/api/order/get', { id: order });
      const pay = async () => {
        const press = {
          ...{ id: order, payType: shown.payType.id, ...shownDebt(shown) },
          idempotencyKey: randomUUID(),
        };
        const { redirect } = await client().call('/api/order/pay', press);
        const body = new URLSearchParams({ do: 'pay_twice' });
        if (redirect) await fetch(new URL(redirect, origin), { method: 'POST', body, redirect: 'manual' });
      };
      const cancel = () => client().call('/api/order/cancel', { id: order });
      const ways = [[pay], [cancel], [pay, cancel]][randomInt(3)] ?? [];
      await Promise.all(ways.map((way) => way()));
    },
    read: (order) => client().call('/api/order/get', { id: order }),
    token: () => token,
    moveTo(next) {
      origin = next;
    },
  };
}
