import type { ProductVariant } from '@siren/domain/catalog';
import { drawnImage } from './drawnImage.ts';

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
    images: [drawnImage('sofa', '#a4b19b')],
    params: [],
    ...over,
  };
}
