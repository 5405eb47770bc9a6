import { discountPercent } from '@siren/domain/catalog';
import { subtractRoubles } from '@siren/domain/money';
import { untilText } from '@siren/domain/promo';
import type { BlockOf, PromoLink } from '@siren/domain/promo';
import { toCard } from '../cards/index.ts';
import type { CardMeans, CardRow } from '../cards/index.ts';
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
