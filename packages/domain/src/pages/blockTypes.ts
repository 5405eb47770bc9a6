import type { DraftBlock, PageBlock, PageBlockType, PageKind } from './entities.ts';

/** What each block is called. */
export const blockWords: Readonly<Record<PageBlockType, string>> = {
  hero: 'Заставка',
  sections: 'Разделы плиткой',
  products: 'Товары',
  promos: 'Акции',
  stores: 'Магазины',
  text: 'Текст',
  picture: 'Картинка',
  video: 'Фильм',
  countdown: 'Отсчёт времени',
  coupon: 'Промокод',
};

const everywhere: readonly PageBlockType[] = [
  ...(['text', 'products', 'picture', 'video', 'sections', 'promos', 'stores'] as const),
];

/** Blocks that a page of the kind can have, in the order to offer them. */
export const blockTypesOf = (kind: PageKind): readonly PageBlockType[] =>
  ({
    home: ['hero' as const, ...everywhere],
    promo: [...everywhere, 'countdown' as const, 'coupon' as const],
    free: everywhere,
  })[kind];

const fresh: { [Type in PageBlockType]: Extract<PageBlock, { type: Type }> } = {
  hero: { type: 'hero', promo: null },
  sections: { type: 'sections', title: 'Разделы' },
  products: { type: 'products', title: 'Новинки', choice: 'fresh' },
  promos: { type: 'promos', title: 'Акции' },
  stores: { type: 'stores', title: '' },
  text: { type: 'text', title: '', paragraphs: [] },
  picture: { type: 'picture', picture: 0, alt: '', caption: '' },
  video: { type: 'video', title: '', url: '', captions: null, poster: null },
  countdown: { type: 'countdown', title: 'До\u00a0конца акции' },
  coupon: { type: 'coupon', title: 'Промокод' },
};

/** A block as it is added, with a key that none of the others has. */
export function newBlock(type: PageBlockType, others: readonly DraftBlock[]): DraftBlock {
  const keys = new Set(others.map(({ key }) => key));
  let number = others.length + 1;
  while (keys.has(`n${number}`)) number += 1;
  return { ...fresh[type], key: `n${number}` };
}
