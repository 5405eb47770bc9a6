import type { HomeBlock } from '@siren/contract/catalog';
import { discountPercent } from '@siren/domain/catalog';
import type { ProductCard, SectionLink } from '@siren/domain/catalog';
import { subtractRoubles } from '@siren/domain/money';
import { opening, roubles } from '../words/index.ts';

const TEXT_MAX = 140;

/** What the home page shows; empty lists are left out. */
export interface HomeParts {
  hero: { card: ProductCard; intro: string } | null;
  sections: SectionLink[];
  fresh: ProductCard[];
  sale: ProductCard[];
  popular: ProductCard[];
}

const heroBlock = ({ card, intro }: { card: ProductCard; intro: string }): HomeBlock => {
  const { price, oldPrice, shortName } = card;
  const saving = oldPrice === null ? null : roubles(subtractRoubles(oldPrice, price));
  return {
    type: 'hero',
    title: `${shortName} за\u00a0${roubles(price)}`,
    text: opening(intro, TEXT_MAX),
    note:
      saving === null
        ? 'В\u00a0наличии'
        : `Скидка ${discountPercent(price, oldPrice)}\u00a0%, выгода ${saving}`,
    card,
  };
};

const list = (title: string, items: ProductCard[]): HomeBlock[] =>
  items.length > 0 ? [{ type: 'products', title, path: null, items }] : [];

/** Blocks of the home page in the order to show. */
export function homeBlocks({ hero, sections, fresh, sale, popular }: HomeParts): HomeBlock[] {
  return [
    ...(hero ? [heroBlock(hero)] : []),
    ...(sections.length > 0 ? [{ type: 'sections' as const, title: 'Разделы', sections }] : []),
    ...list('Новинки', fresh),
    ...list('Со\u00a0скидкой', sale),
    ...list('Популярное', popular),
  ];
}

/** The same blocks with every card replaced. */
export function mapCards(
  blocks: readonly HomeBlock[],
  replace: (card: ProductCard) => ProductCard,
): HomeBlock[] {
  return blocks.map((block) => {
    if (block.type === 'hero') return { ...block, card: replace(block.card) };
    return block.type === 'products' ? { ...block, items: block.items.map(replace) } : block;
  });
}

/** All cards of the blocks. */
export function cardsOf(blocks: readonly HomeBlock[]): ProductCard[] {
  return blocks.flatMap((block) => {
    if (block.type === 'hero') return [block.card];
    return block.type === 'products' ? block.items : [];
  });
}
