import { CART_LIMITS } from '@siren/domain/cart';
import type { CartOffer, CartState } from '@siren/domain/cart';
import { drawnImage } from './drawnImage.ts';

/** A row of a made cart: what matters of its item and its offer. */
export interface CartRow {
  offer: number;
  name?: string;
  options?: string;
  price?: number;
  quantity?: number;
  selected?: boolean;
  stock?: CartOffer['stock'];
}

/** A full cart state out of rows; empty without any. */
export function makeCart(rows: CartRow[] = [], over: Partial<CartState> = {}): CartState {
  return {
    content: rows.map(({ offer, price = 1_000, quantity = 1, selected = true }) => ({
      id: offer * 10,
      offer,
      price,
      quantity,
      selected,
      grouped: [offer * 10],
      key: `${offer}:${price}`,
    })),
    offers: Object.fromEntries(rows.map((row) => [row.offer, offerOf(row)])),
    services: { services: [], cities: [{ code: 'ekb', name: 'Екатеринбург' }], city: 'ekb' },
    delivery: rows.length > 0 ? { from: '2026-11-24', to: '2026-11-26' } : null,
    reserve: { status: 5, date: null },
    suggestedCoupons: [],
    coupon: null,
    payType: null,
    expositionAllowed: false,
    limits: CART_LIMITS,
    ...over,
  };
}

function offerOf({ offer, name = `Товар ${offer}`, options = '', price = 1_000, stock }: CartRow): CartOffer {
  return {
    id: offer,
    path: `tovar-${offer}`,
    name,
    article: String(1_204_500 + offer),
    options,
    price,
    oldPrice: null,
    image: drawnImage('armchair', '#a4b19b'),
    stock: stock ?? { status: 'in_stock', quantity: 20 },
    exposition: false,
  };
}
