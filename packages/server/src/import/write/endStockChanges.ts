import { recordChange } from '../../audit/index.ts';
import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { byCommand } from '../../security/index.ts';

interface Ended {
  good: number;
  offer: number;
  store: number;
  article: string;
  storeName: string;
  /** Pieces there, all that staff mended among them. */
  pieces: number;
}

/** Ends what staff mended of the pieces of these offers; gives what is told of it. Their stock is locked. */
const endChanges = (db: Database, offers: readonly number[], stores: readonly number[]): Promise<Ended[]> =>
  db.query<Ended>(sql`
    with ended as (
      delete from stock_changes where offer_id = any(${offers}::int[]) and store_id = any(${stores}::int[])
      returning offer_id, store_id, difference
    )
    select o.product_id as good, o.id as offer, s.id as store, o.article, s.name as "storeName",
      coalesce(k.quantity, 0) as pieces
    from (select offer_id, store_id from ended group by offer_id, store_id having sum(difference) <> 0) e
      join offers o on o.id = e.offer_id join stores s on s.id = e.store_id
      left join stock k on k.offer_id = e.offer_id and k.store_id = e.store_id
    order by o.id, s.position, s.id`);

/**
 * Writes pieces as the feed counts them: what staff mended before is over, and the history of the good says so.
 *
 * @param write writes them
 */
export async function endStockChanges(
  db: Database,
  { offers, stores, at }: { offers: readonly number[]; stores: readonly number[]; at: Date },
  write: () => Promise<unknown>,
): Promise<void> {
  const ended = await endChanges(db, offers, stores);
  await write();
  const changer = byCommand({ db, now: () => at }, db);
  for (const { good, offer, store, article, storeName, pieces } of ended) {
    const [left] = await db.query<{ quantity: number }>(sql`
      select quantity from stock where offer_id = ${offer} and store_id = ${store}`);
    const changes = [
      { field: 'article', from: null, to: article },
      { field: 'store', from: null, to: storeName },
      { field: 'pieces', from: pieces, to: left?.quantity ?? 0 },
    ];
    await recordChange(changer, { kind: 'good', record: good, action: 'stock_back', changes }, db);
  }
}
