import type { Product, ProductVariant } from '@siren/domain/catalog';
import type { MeasuredGood } from '@siren/domain/metrics';

/** How deep a category may be for who counts goods. */
const LEVELS = 5;

/** A product in one of its variants, as it is counted. */
export function measured(product: Product, variant: ProductVariant): MeasuredGood {
  const category = product.breadcrumbs.slice(0, LEVELS).map(({ name }) => name.replaceAll('/', ' '));
  const options = variant.options.map(({ value }) => value).join(', ');
  return {
    id: variant.offer,
    name: product.name,
    price: variant.price,
    ...(product.brand && { brand: product.brand }),
    ...(category.length > 0 && { category: category.join('/') }),
    ...(options && { variant: options }),
  };
}
