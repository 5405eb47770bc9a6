import { discountPercent } from '@siren/domain/catalog';
import { subtractRoubles } from '@siren/domain/money';
import { untilText } from '@siren/domain/promo';
import type { BlockLink, BlockOf, PromoLink } from '@siren/domain/promo';
import { imageOf } from '../../pictures/index.ts';
import type { PictureRow } from '../../pictures/index.ts';
import type { PromoRow, StoredHero } from '../../promo/index.ts';
import { toCard } from '../cards/index.ts';
import type { CardMeans, CardRow } from '../cards/index.ts';
import type { SectionTree } from '../tree/index.ts';
import { opening, roubles } from '../words/index.ts';

const TEXT_MAX = 140;

/** A promo as the first thing that one sees, while it runs. `from`: price of the cheapest good it is for, if any. */
export function promoHero(promo: PromoLink, timeZone: string, from: number | null): BlockOf<'hero'> {
  const { title, text, image, path, startsAt, endsAt } = promo;
  return {
    type: 'hero',
    title,
    text: opening(text, TEXT_MAX),
    note: untilText(promo, timeZone),
    label: from === null ? 'Смотреть товары' : `Выбрать от\u00a0${roubles(from)}`,
    link: { page: 'promo', path },
    image,
    startsAt,
    endsAt,
  };
}

/** A good as the first thing that one sees. */
export function goodHero(row: CardRow, means: CardMeans): BlockOf<'hero'> {
  const { shortName, price, oldPrice, path, images } = toCard(row, means);
  const note =
    oldPrice === null
      ? 'В\u00a0наличии'
      : `Скидка ${discountPercent(price, oldPrice)}\u00a0%, выгода ${roubles(subtractRoubles(oldPrice, price))}`;
  return {
    type: 'hero',
    title: shortName,
    text: opening(row.intro, TEXT_MAX),
    note,
    label: `Смотреть за\u00a0${roubles(price)}`,
    link: { page: 'product', path },
    image: images[0] ?? null,
    startsAt: null,
    endsAt: null,
  };
}

/** What there is of what a hero of the staff names. */
export interface HeroParts {
  tree: SectionTree;
  promos: readonly PromoRow[];
  /** The good that it leads to. */
  good: CardRow | undefined;
  picture: PictureRow | undefined;
}

/** Where it leads; null where the region has no such page. */
function linkOf({ page, id }: StoredHero['link'], { tree, promos, good }: HeroParts): BlockLink | null {
  const paths = {
    product: () => good?.path,
    section: () => tree.byId(id)?.row.path,
    promo: () => promos.find((promo) => promo.id === id)?.path,
  };
  const path = paths[page]();
  return path === undefined ? null : { page, path };
}

/** Words of the staff as the first thing that one sees; nothing where they lead nowhere. It is over with the promo that it leads to. */
export function ownHero(own: StoredHero, parts: HeroParts): BlockOf<'hero'>[] {
  const { title, text, note, label, picture: _, ...rest } = own;
  const link = linkOf(rest.link, parts);
  if (link === null) return [];
  const promo = rest.link.page === 'promo' ? parts.promos.find(({ id }) => id === rest.link.id) : undefined;
  return [
    {
      ...{ type: 'hero', title, text, note, label, link },
      image: parts.picture ? imageOf(parts.picture, '') : null,
      startsAt: null,
      endsAt: promo?.ends_at?.toISOString() ?? null,
    },
  ];
}
