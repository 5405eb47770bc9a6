import { keyParams } from '@siren/domain/catalog';
import type { Listing, ListingQuery } from '@siren/domain/catalog';
import { readCards, toCard } from '../cards/index.ts';
import { indexOf } from '../goods/index.ts';
import type { ListingScope } from '../goods-index/index.ts';
import { movedBrands } from '../../brands/index.ts';
import { movedAddresses, withMovedBrands } from './brandsOfBefore.ts';
import type { Scene } from '../Scene.ts';

/**
 * A page of the goods of `scope` as the region sells them, with facets and prices to choose from. A page beyond the
 * end is the last one. `relevance` is the order of `asked`'s products, see `RankedGoods`.
 */
export async function answerListing(
  scene: Scene,
  asked: ListingScope,
  query: ListingQuery,
): Promise<Listing> {
  const { db, region, now } = scene;
  const index = (await scene.goods()) ?? (await indexOf(db, asked));
  const names = await movedBrands(db, query.filters['brand'] ?? []);
  const { offers, variants, ...page } = index.list(region, asked, withMovedBrands(query, names), now);
  const [rows, means] = await Promise.all([readCards(db, region, offers, now), scene.cardMeans()]);
  const items = rows.map((row) => ({
    ...{ ...toCard(row, means), variant: variants.has(row.offer) },
    params: keyParams(row.params),
  }));
  const moved = movedAddresses(page, names);
  return { ...page, ...(Object.keys(moved).length > 0 && { moved }), items };
}
