import { setImmediate as breathe } from 'node:timers/promises';
import type { Database } from '../../db/index.ts';
import { GoodsIndex } from '../engine/index.ts';
import { readGoods, readVersions } from '../goods/index.ts';

/** Goods that are read at once. */
const BATCH = 1_000;
/** Goods that are taken in before others get their turn: some milliseconds. */
const BETWEEN_BREATHS = 100;

/** An index and the versions of the goods in it. */
export interface Indexed {
  index: GoodsIndex;
  versions: ReadonlyMap<number, string>;
}

export const nothingIndexed = (): Indexed => ({ index: new GoodsIndex(), versions: new Map() });

/**
 * Takes in what has changed since, and nothing else. Queries are answered meanwhile: by goods that are there already.
 * Where too much has gone the index is made anew beside the old one.
 */
export async function updateIndex(db: Database, before: Indexed): Promise<Indexed> {
  const versions = await readVersions(db);
  const { index, versions: known } = before.index.isStale ? nothingIndexed() : before;
  for (const id of known.keys()) if (!versions.has(id)) index.remove(id);
  const changed = [...versions.keys()].filter((id) => known.get(id) !== versions.get(id));
  for (let at = 0; at < changed.length; at += BATCH) {
    const goods = await readGoods(db, changed.slice(at, at + BATCH));
    for (const [count, good] of goods.entries()) {
      if (count % BETWEEN_BREATHS === 0) await breathe();
      index.put(good);
    }
  }
  return { index, versions };
}
