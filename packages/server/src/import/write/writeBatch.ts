import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { refreshGroups } from '../groups/index.ts';
import type { OfferChange } from './diffOffers.ts';
import type { WriteContext } from './WriteContext.ts';
import { mendParams } from './mendParams.ts';
import { writeFiles } from './writeFiles.ts';
import { writeOffers } from './writeOffers.ts';
import { writePictures } from './writePictures.ts';
import { writePrices } from './writePrices.ts';
import { writeProducts } from './writeProducts.ts';
import { writeStock } from './writeStock.ts';

/** Groups known before whose variants are others now; those made just now are right as they are. */
const touchedGroups = (changes: readonly OfferChange[], fresh: ReadonlySet<string>) => {
  const products = changes.flatMap(({ offer, was }) => [offer.content.product, was ?? '']);
  return [...new Set(products)].filter((product) => product.startsWith('g:') && !fresh.has(product));
};

/**
 * Writes what changed, all of it or nothing. Gives the shop's ids of the offers.
 *
 * @param note what is written beside it, in the same transaction
 */
export function writeBatch(
  db: Database,
  context: WriteContext,
  changes: readonly OfferChange[],
  note: (tx: Database) => Promise<unknown>,
): Promise<number[]> {
  return db.transaction(async (tx) => {
    // Nobody is told of a batch before the run is closed, and that commit brings all of them to the disk.
    await tx.query(sql`set local synchronous_commit = off`);
    const content = changes.filter((change) => change.content);
    let ids = new Map<string, number>();
    let fresh: ReadonlySet<string> = new Set();
    if (content.length > 0) {
      const offers = content.map(({ offer }) => offer);
      const leaving = content.flatMap(({ offer, was }) =>
        was !== null && was !== offer.content.product ? [offer.id] : [],
      );
      const products = await writeProducts(tx, context, offers, leaving);
      fresh = products.fresh;
      ids = await writeOffers(tx, context, offers, products.ids);
      await mendParams(tx, context, offers, ids);
      await writePictures(tx, offers, ids);
      await writeFiles(tx, offers);
    }
    const named = changes.map((change) => ({ ...change, id: change.id ?? ids.get(change.offer.id) ?? null }));
    const priced = named.filter((change) => change.price || change.stock);
    if (priced.length > 0) await writePrices(tx, context, priced);
    const counted = named.filter((change) => change.stock);
    if (counted.length > 0) await writeStock(tx, context, counted);
    await refreshGroups(tx, context.source, touchedGroups(content, fresh));
    await note(tx);
    return named.flatMap(({ id }) => id ?? []);
  });
}
