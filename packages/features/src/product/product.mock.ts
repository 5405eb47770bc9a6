import { mockCall } from '@siren/contract/mock';
import type { Product } from '@siren/domain/catalog';
import { makeCards, makeProduct } from '../testing/index.ts';

/** The sofa of the fixtures, or another product. */
export const mockProduct = (over: Partial<Product> = {}) =>
  mockCall('/api/catalog/product', () => makeProduct(over));

/** Cards of the goods that were asked for, as far as the fixtures have any. */
export const mockCards = () =>
  mockCall('/api/catalog/cards', ({ ids }) => ({
    items: makeCards(12).filter(({ id }) => ids.includes(id)),
  }));
