import type { ProductVariant } from '@siren/domain/catalog';

/** Whether it can be put into the cart: samples and what is out of stock cannot. */
export function isOrderable({ exposition, stock }: Pick<ProductVariant, 'exposition' | 'stock'>): boolean {
  return !exposition && stock.status !== 'out_of_stock';
}
