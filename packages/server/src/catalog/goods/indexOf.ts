import { readColors } from '../../colors/index.ts';
import { readBadges } from '../../badges/index.ts';
import type { Database } from '../../db/index.ts';
import { createGoodsIndex } from '../goods-index/index.ts';
import type { GoodsIndex, ListingScope } from '../goods-index/index.ts';
import { idsIn, readChunks } from './readGoods.ts';

/** An index of the goods of one list alone, read now: for as long as there is none of all goods. */
export async function indexOf(db: Database, scope: ListingScope): Promise<GoodsIndex> {
  const index = createGoodsIndex(await readBadges(db));
  const ids = 'sections' in scope ? await idsIn(db, scope.sections) : scope.products;
  for await (const { goods } of readChunks(db, ids, await readColors(db)))
    for (const good of goods) index.put(good);
  return index;
}
