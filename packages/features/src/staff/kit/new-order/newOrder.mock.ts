import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import { normalizePhone } from '@siren/domain/checkout';
import type { Client } from '@siren/domain/clients';
import { makeClient, makeStaffInfo } from '../../../clients/clients.fixtures.ts';
import { makeCart } from '../../../testing/index.ts';

export interface CartOfStaff {
  /** Offers that lie in it. */
  offers: number[];
  /** Phone of whom it is for. */
  client: string | null;
}

interface Server {
  /** The cart as it is now. */
  cart: CartOfStaff;
  handlers: ReturnType<typeof mockCall>[];
}

const clientOf = (phone: string): Client => makeClient({ phone, user: null });

/** A server that keeps the cart of who is at work; `blocked` is the phone of a client who may not order. */
export function mockCartOfStaff(first: CartOfStaff, blocked = ''): Server {
  const cart = { ...first };
  const handlers = [
    mockCall('/api/info', () =>
      makeStaffInfo({
        cart: makeCart(cart.offers.map((offer) => ({ offer }))),
        client: cart.client === null ? null : clientOf(cart.client),
      }),
    ),
    mockCall('/api/client/resolve-user', ({ phone: typed }) => {
      const phone = normalizePhone(typed);
      if (phone === null) throw refusal('general.invalid_phone');
      cart.client = phone === blocked ? null : phone;
      return cart.client === null ? null : clientOf(phone);
    }),
    mockCall('/api/client/detach', () => {
      cart.client = null;
      return {};
    }),
    mockCall('/api/cart/delete-multi', ({ ids }) => {
      cart.offers = cart.offers.filter((offer) => !ids.includes(offer * 10));
      return makeCart(cart.offers.map((offer) => ({ offer })));
    }),
  ];
  return { cart, handlers };
}
