import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { CheckedOrderPayload, KnownBuyer } from '@siren/contract/orders';
import { cartQuote, cartSummary, orderedRows, selectedTotal } from '@siren/domain/cart';
import type { CartState } from '@siren/domain/cart';
import { isShownOrder } from '@siren/domain/checkout';
import { repriceSelection } from '@siren/domain/services';
import { mockAddresses } from '../addresses/addresses.mock.ts';
import { makeFullCart } from '../cart/cart.fixtures.ts';
import { mockPickup } from './pickup/pickup.mock.ts';

const NOTHING: KnownBuyer = {
  owner: { user: null, client: null },
  name: '',
  phone: [],
  email: '',
  address: '',
  city: 'ekb',
};

/** A server that takes every order, gives it in every store, keeps the pay type, and knows nothing of the buyer. */
export const mockOrder = (known: Partial<KnownBuyer> = {}) => [
  mockCall('/api/order/create', () => ({ id: 100_007 })),
  mockPickup({ cart: makeFullCart() }),
  mockCall('/api/order/placed', () => ({ id: null })),
  mockCall('/api/order/buyer', () => ({ ...NOTHING, ...known })),
  ...mockAddresses(),
];

/**
 * A server that orders this cart as it was shown, and nothing else: by the rule of the domain, for a buyer without balances.
 * To stand before `mockOrder`.
 */
export const mockCharge = (cart: CartState, onOrder: (order: CheckedOrderPayload) => void) =>
  mockCall('/api/order/create', (order) => {
    onOrder(order);
    const asked = order.services.map(({ key, quantity = 1 }) => ({ key, quantity, price: 0 }));
    const selection = repriceSelection(cart.services.services, asked, selectedTotal(orderedRows(cart)));
    const quote = cartQuote(cart, selection, cartSummary(cart, selection));
    if (isShownOrder(order, quote)) return { id: 100_007 };
    const { toPay: total } = quote.totals;
    return refusal('cart.total_changed', { data: { total, differences: [], quote } });
  });
