import { badgesOf, stockOf } from '@siren/domain/catalog';
import type { CardBadge, ColorDot, KnownBadge, ProductCard } from '@siren/domain/catalog';
import { painted } from '@siren/domain/colors';
import type { ColorFinder } from '@siren/domain/colors';
import { imageOf } from '../../pictures/index.ts';
import type { DeliveryDayOf } from '../../services/index.ts';
import type { CardRow } from './readCards.ts';

/** Colours of the variants, each once: the first colour that a variant tells is its own. */
const colorsOf = (variants: CardRow['variants'], colorOf: ColorFinder): ColorDot[] => {
  const colors = new Map<string, ColorDot>();
  for (const options of variants) {
    const option = options.map((one) => painted(one, colorOf)).find(({ hex }) => hex !== null);
    if (option?.hex) colors.set(`${option.hex} ${option.value}`, { name: option.value, hex: option.hex });
  }
  return [...colors.values()];
};

/** What cards are made with. */
export interface CardMeans {
  /** Tells the nearest delivery to the visitor's city, as the good's page does. */
  dayOf: DeliveryDayOf;
  /** Those of the shop. */
  badges: readonly KnownBadge[];
  /** Paints of the shop, by their names. */
  colorOf: ColorFinder;
}

/** As cards show them. */
export const shownBadges = (badges: readonly KnownBadge[]): CardBadge[] =>
  badges.map(({ code, name, tone, rule }) => ({ code, name, tone, rule }));

/** A card as nobody's favourite. */
export function toCard(row: CardRow, { dayOf, badges, colorOf }: CardMeans): ProductCard {
  const { price, old_price: oldPrice, exposition } = row;
  const stock = stockOf(row.quantity);
  return {
    id: row.id,
    path: row.path,
    offer: row.offer,
    name: row.name,
    shortName: row.short_name,
    brand: row.brand,
    article: row.article,
    price,
    oldPrice,
    images: row.pictures.map((picture) => imageOf(picture, picture.alt ?? row.name)),
    badges: shownBadges(
      badgesOf(
        { isNew: row.is_new, isHit: row.hit, price, oldPrice, exposition, handBadges: row.hand_badges },
        badges,
      ),
    ),
    stock,
    exposition,
    favorite: false,
    colors: colorsOf(row.variants, colorOf),
    deliveryDate: stock.status === 'out_of_stock' || exposition ? null : dayOf(row.sections),
  };
}
