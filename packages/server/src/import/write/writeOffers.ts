import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { Offer } from '../offers/index.ts';
import type { WriteContext } from './WriteContext.ts';

const toRow = ({ id, digest, content }: Offer, positions: ReadonlyMap<string, number>) => ({
  external_id: id,
  product: content.product,
  article: content.article,
  barcode: content.barcode,
  name: content.name,
  params: content.params,
  exposition: content.exposition,
  position: positions.get(id) ?? 0,
  digest,
});

/** Writes the offers themselves; gives the shop's ids by the feed's. Their products are there already. */
export async function writeOffers(
  db: Database,
  { source, positions }: WriteContext,
  offers: readonly Offer[],
): Promise<Map<string, number>> {
  const json = JSON.stringify(offers.map((offer) => toRow(offer, positions)));
  const rows = await db.query<{ id: number; external_id: string }>(
    sql`insert into offers (product_id, source, external_id, article, barcode, name, params, exposition,
          position, digest)
        select p.id, p.source, r.external_id, r.article, r.barcode, r.name, r.params, r.exposition, r.position,
          r.digest
        from json_to_recordset(${json}::json) r(external_id text, product text, article text, barcode text,
          name text, params jsonb, exposition boolean, position int, digest text)
        join products p on p.source = ${source} and p.external_id = r.product
        order by r.external_id
        on conflict (source, external_id) do update
        set product_id = excluded.product_id, article = excluded.article, barcode = excluded.barcode,
          name = excluded.name, params = excluded.params, exposition = excluded.exposition,
          digest = excluded.digest, active = true,
          options = case when offers.product_id = excluded.product_id then offers.options else '[]' end
        returning id, external_id`,
  );
  return new Map(rows.map((row) => [row.external_id, row.id]));
}
