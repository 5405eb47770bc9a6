import type { CartOffer } from '@siren/domain/cart';
import type { ProductCard } from '@siren/domain/catalog';

/** What the cart shows of a card's offer until the server tells it in full. */
export function offerOfCard(card: ProductCard): CartOffer {
  const { path, name, article, price, oldPrice, stock, exposition, images } = card;
  return {
    id: card.offer,
    path,
    name,
    article,
    options: '',
    price,
    oldPrice,
    stock,
    exposition,
    image: images[0] ?? null,
  };
}
