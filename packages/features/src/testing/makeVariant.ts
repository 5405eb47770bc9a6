import type { DeliveryOption, ProductVariant, StoreStock } from '@siren/domain/catalog';
import { badgesNamed } from './badgesNamed.ts';
import { drawnImage } from './drawnImage.ts';

/** Twelve pieces in three stores of `makeStores`, the fullest first. */
export const makeStock = (): StoreStock[] => [
  { store: 1, status: 'in_stock', quantity: 8 },
  { store: 4, status: 'few', quantity: 3 },
  { store: 2, status: 'few', quantity: 1 },
];

/** By courier for money, from a store for nothing. */
export const makeDelivery = (): DeliveryOption[] => [
  {
    code: 'courier',
    brought: true,
    name: 'Курьером',
    price: 990,
    date: '2026-11-24',
    note: 'интервал 3 часа, позвоним за час',
  },
  {
    code: 'pickup',
    brought: false,
    name: 'Из магазина',
    price: 0,
    date: '2026-11-22',
    note: 'хранение 7 дней',
  },
];

/** A variant by its offer id and options, e.g. `{ Обивка: 'шалфей' }`. */
export function makeVariant(
  offer: number,
  options: Record<string, string>,
  over: Partial<ProductVariant> = {},
): ProductVariant {
  return {
    offer,
    article: String(1_204_500 + offer),
    options: Object.entries(options).map(([name, value]) => ({ name, value, hex: null })),
    price: 54_990,
    oldPrice: null,
    stock: { status: 'in_stock', quantity: 12 },
    exposition: false,
    badges: badgesNamed(over.exposition ? 'exposition' : 'sale'),
    images: [drawnImage('sofa', '#a4b19b')],
    params: [],
    stores: over.stock?.quantity === 0 ? [] : makeStock(),
    delivery: over.stock?.quantity === 0 || over.exposition ? [] : makeDelivery(),
    ...over,
  };
}
