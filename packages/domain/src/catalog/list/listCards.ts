import type { SaidParam } from '../facets/index.ts';
import type { ProductCard } from '../entities.ts';
import type { Listing, ListingQuery } from '../listing.ts';
import { keyParams } from '../keyParams.ts';
import type { ListedGood, ListedOffer } from './ListedGood.ts';
import { listGoods } from './listGoods.ts';

/** A card, and what lists may filter it by besides what it shows. */
export interface DescribedCard {
  card: ProductCard;
  params?: readonly SaidParam[];
}

interface CardOffer extends ListedOffer {
  card: ProductCard;
}

const goodOf = ({ card, params = [] }: DescribedCard, position: number): ListedGood<CardOffer> => {
  const { id, offer, price, oldPrice, stock, exposition, brand, badges } = card;
  return {
    id,
    brand,
    isHit: badges.some(({ rule }) => rule === 'hit'),
    isNew: badges.some(({ rule }) => rule === 'new'),
    createdAt: 0,
    position,
    offers: [{ id: offer, price, oldPrice, quantity: stock.quantity, exposition, params, options: [], card }],
  };
};

/**
 * Lists cards as `listGoods` does goods: each stands for a product of one variant, in the order of «popular».
 *
 * @testing
 */
export function listCards(cards: readonly DescribedCard[], query: ListingQuery): Listing {
  const { listed, ...page } = listGoods(cards.map(goodOf), query);
  const items = listed.map(({ offer, variant }) => ({
    ...{ ...offer.card, variant },
    params: keyParams(offer.params),
  }));
  return { ...page, items };
}
