import { stockOf } from '@siren/domain/catalog';
import type {
  Breadcrumb,
  CardBadge,
  DeliveryOption,
  Product,
  ProductCard,
  ProductVariant,
  Seo,
  StoreStock,
} from '@siren/domain/catalog';
import { painted } from '@siren/domain/colors';
import type { ColorFinder } from '@siren/domain/colors';
import { imageOf } from '../../pictures/index.ts';
import { opening, roubles } from '../words/index.ts';
import { filesOf } from './filesOf.ts';
import type { ProductRow, VariantRow } from './readProduct.ts';

const SEO_MAX = 160;

const pieces = ({ stock }: VariantRow) => stock.reduce((sum, { quantity }) => sum + quantity, 0);

/** The variant that «В корзину» adds: the cheapest that can be bought, else the cheapest of what is left. */
export function mainVariant(variants: readonly VariantRow[]): VariantRow | undefined {
  const rank = (variant: VariantRow) => (pieces(variant) === 0 ? 2 : variant.exposition ? 1 : 0);
  return variants.toSorted((a, b) => rank(a) - rank(b) || a.price - b.price)[0];
}

const storesOf = ({ stock }: VariantRow): StoreStock[] =>
  stock
    .map(({ store, quantity }) => ({ store, ...stockOf(quantity) }))
    .toSorted((a, b) => b.quantity - a.quantity);

const toVariant = (
  row: VariantRow,
  {
    name,
    colorOf,
    ...own
  }: Pick<ProductVariant, 'badges' | 'delivery'> & {
    name: string;
    colorOf: ColorFinder;
  },
): ProductVariant => ({
  offer: row.id,
  article: row.article,
  options: row.options.map(({ name: option, value, hex }) => painted({ name: option, value, hex }, colorOf)),
  price: row.price,
  oldPrice: row.old_price,
  stock: stockOf(pieces(row)),
  exposition: row.exposition,
  images: row.pictures.map((picture) =>
    imageOf(picture, picture.alt ?? [name, ...row.options.map(({ value }) => value)].join(', ')),
  ),
  params: row.params.map(({ name: param, value, unit, group }) => ({ name: param, value, unit, group })),
  stores: storesOf(row),
  ...own,
});

const seoOf = ({ name, path, price }: ProductCard, description: string): Seo => ({
  title: `${name}: купить за\u00a0${roubles(price)} | Сирень`,
  description: description
    ? opening(description, SEO_MAX)
    : `${name} за\u00a0${roubles(price)}: фото, характеристики, наличие в\u00a0магазинах и\u00a0день доставки.`,
  canonical: `/product/${path}`,
});

export interface ProductParts {
  row: ProductRow;
  /** The variant that the card stands for. */
  main: VariantRow;
  card: ProductCard;
  breadcrumbs: Breadcrumb[];
  /** Stores of the region in the order to show. */
  stores: readonly { id: number }[];
  badges(variant: VariantRow): CardBadge[];
  /** How a variant reaches the city. */
  delivery(variant: VariantRow): DeliveryOption[];
  related: ProductCard[];
  /** Paints of the shop, by their names. */
  colorOf: ColorFinder;
}

/** The product as its page shows it; stock by store is that of the main variant. */
export function toProduct({
  row,
  main,
  card,
  stores,
  badges,
  delivery,
  colorOf,
  ...parts
}: ProductParts): Product {
  const inStore = new Map(main.stock.map(({ store, quantity }) => [store, quantity]));
  const variants = row.variants.map((variant) =>
    toVariant(variant, { name: row.name, badges: badges(variant), delivery: delivery(variant), colorOf }),
  );
  return {
    ...card,
    images: variants.find(({ offer }) => offer === main.id)?.images ?? card.images,
    description: row.description,
    variants,
    stores: stores.map(({ id }) => ({ store: id, ...stockOf(inStore.get(id) ?? 0) })),
    delivery: delivery(main),
    ...filesOf(row),
    seo: seoOf(card, row.description),
    ...parts,
  };
}
