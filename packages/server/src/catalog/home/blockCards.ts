import type { ProductCard } from '@siren/domain/catalog';
import type { Block } from '@siren/domain/promo';

/** The same blocks with every card replaced. */
export function mapCards(blocks: readonly Block[], replace: (card: ProductCard) => ProductCard): Block[] {
  return blocks.map((block) =>
    block.type === 'products' ? { ...block, items: block.items.map(replace) } : block,
  );
}

/** All cards of the blocks. */
export function cardsOf(blocks: readonly Block[]): ProductCard[] {
  return blocks.flatMap((block) => (block.type === 'products' ? block.items : []));
}
