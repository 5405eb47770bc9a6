import type { Product, ProductVariant } from '@siren/domain/catalog';
import { useOrigin } from '../info/index.ts';
import { pictureAddress } from '../pictures/index.ts';
import { isOrderable } from './isOrderable.ts';

export interface ProductMetaProps {
  product: Pick<Product, 'name' | 'brand' | 'seo'>;
  variant: ProductVariant;
}

/** How a link to the product looks in messengers and networks (Open Graph): its picture, its price, its stock. */
export function ProductMeta({ product, variant }: ProductMetaProps) {
  const origin = useOrigin();
  const [image] = variant.images;
  // Addresses in it are absolute or of no use.
  const whole = (path: string | undefined) => (origin && path ? origin + path : undefined);
  const facts: [property: string, content: string | undefined][] = [
    ['og:type', 'product'],
    ['og:title', product.name],
    ['og:description', product.seo.description],
    ['og:url', whole(product.seo.canonical)],
    ['og:image', whole(image && pictureAddress(image))],
    ['og:image:alt', origin ? image?.alt : undefined],
    ['product:price:amount', String(variant.price)],
    ['product:price:currency', 'RUB'],
    ['product:availability', isOrderable(variant) ? 'in stock' : 'out of stock'],
    ['product:retailer_item_id', variant.article],
    ['product:brand', product.brand ?? undefined],
  ];
  return facts.map(([property, content]) =>
    content === undefined ? null : <meta key={property} property={property} content={content} />,
  );
}
