import type { ProductCard } from '@siren/domain/catalog';
import { favoriteProducts } from '../../favorites/index.ts';
import type { Context } from '../../http/index.ts';

/** A function that gives a card the visitor's own flag; the cards themselves are shared and stay as they are. */
export async function markFavorites(
  context: Pick<Context, 'db' | 'session'>,
  cards: readonly ProductCard[],
): Promise<<Card extends ProductCard>(card: Card) => Card> {
  const kept = await favoriteProducts(
    context,
    cards.map(({ id }) => id),
  );
  return (card) => (kept.has(card.id) ? { ...card, favorite: true } : card);
}
