import { paths } from '@siren/contract/routes';
import type { Product, ProductVariant } from '@siren/domain/catalog';

const SCHEMA = 'https://schema.org';

/**
 * What search engines read of a product (schema.org Product and BreadcrumbList). `origin`, e.g.
 * `https://shop.ru`, makes the addresses absolute; without one they are left relative.
 */
export function productJsonLd(product: Product, variant: ProductVariant, origin = ''): object[] {
  const address = origin + product.seo.canonical;
  return [
    {
      '@context': SCHEMA,
      '@type': 'Product',
      name: product.name,
      description: product.description,
      sku: variant.article,
      ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
      image: variant.images.map((image) => origin + largest(image)),
      offers: {
        '@type': 'Offer',
        url: address,
        price: variant.price,
        priceCurrency: 'RUB',
        availability: `${SCHEMA}/${availability(variant)}`,
      },
    },
    {
      '@context': SCHEMA,
      '@type': 'BreadcrumbList',
      itemListElement: [
        ...product.breadcrumbs.map(({ name, path }) => ({ name, item: origin + paths.section(path) })),
        { name: product.name, item: address },
      ].map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
    },
  ];
}

function largest({ jpeg, widths }: Product['images'][number]): string {
  return jpeg.replace('{width}', String(Math.max(0, ...widths)));
}

function availability({ stock, exposition }: ProductVariant): string {
  if (exposition) return 'InStoreOnly';
  return stock.status === 'out_of_stock' ? 'OutOfStock' : 'InStock';
}
