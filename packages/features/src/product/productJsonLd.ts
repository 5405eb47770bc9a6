import type { Product, ProductVariant } from '@siren/domain/catalog';
import { trailData } from '../catalog/index.ts';
import { pictureAddress } from '../pictures/index.ts';

const SCHEMA = 'https://schema.org';
/** More of them would make the page heavier and tell nothing that the range of prices does not. */
const OFFERS_MAX = 24;

/**
 * What search engines read of a product (schema.org Product and BreadcrumbList): of several variants the range of
 * their prices and each of them. `origin`, e.g. `https://shop.ru`, makes the addresses absolute; without one they
 * are left relative.
 */
export function productJsonLd(product: Product, variant: ProductVariant, origin = ''): object[] {
  const address = origin + product.seo.canonical;
  return [
    {
      '@context': SCHEMA,
      '@type': 'Product',
      name: product.name,
      description: product.description || product.seo.description,
      sku: variant.article,
      url: address,
      ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
      image: variant.images.map((image) => origin + pictureAddress(image)),
      offers: offersOf(product.variants, address),
    },
    trailData(product.breadcrumbs, { name: product.name, canonical: product.seo.canonical }, origin),
  ];
}

function offersOf(variants: readonly ProductVariant[], address: string): object {
  const offers = variants.map((variant) => offerOf(variant, address));
  const [only, ...others] = offers;
  if (only && others.length === 0) return { ...only, url: address };
  const prices = variants.map(({ price }) => price);
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'RUB',
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    offerCount: variants.length,
    offers: offers.slice(0, OFFERS_MAX),
  };
}

const offerOf = (variant: ProductVariant, address: string) => ({
  '@type': 'Offer',
  url: `${address}?offer=${variant.offer}`,
  sku: variant.article,
  price: variant.price,
  priceCurrency: 'RUB',
  itemCondition: `${SCHEMA}/NewCondition`,
  availability: `${SCHEMA}/${availability(variant)}`,
});

function availability({ stock, exposition }: ProductVariant): string {
  if (exposition) return 'InStoreOnly';
  return stock.status === 'out_of_stock' ? 'OutOfStock' : 'InStock';
}
