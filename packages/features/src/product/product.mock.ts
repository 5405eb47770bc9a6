import { mockCall } from '@siren/contract/mock';
import type { Product } from '@siren/domain/catalog';
import { makeProduct } from '../testing/index.ts';

/** The sofa of the fixtures, or another product. */
export const mockProduct = (over: Partial<Product> = {}) =>
  mockCall('/api/catalog/product', () => makeProduct(over));
