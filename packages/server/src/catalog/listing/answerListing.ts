import { listGoods } from '@siren/domain/catalog';
import type { Listing, ListingQuery } from '@siren/domain/catalog';
import { readCards, toCard } from '../cards/index.ts';
import type { Scene } from '../Scene.ts';
import type { ListingScope } from '../goods-index/index.ts';
import { readGoods } from './readGoods.ts';

/**
 * A page of the goods of `scope` as the region sells them, with facets and prices to choose from. A page beyond the
 * end is the last one. `relevance` is the order of `scope.products`.
 */
export async function answerListing(
  { db, region, now, date }: Scene,
  scope: ListingScope,
  query: ListingQuery,
): Promise<Listing> {
  const { listed, ...page } = listGoods(await readGoods(db, region, scope, now), query);
  const offers = listed.map(({ offer }) => offer.id);
  const rows = await readCards(db, region, offers, now);
  return { ...page, items: rows.map((row) => toCard(row, date)) };
}
