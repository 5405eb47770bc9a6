import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { optionsOf } from '../groups/index.ts';
import type { OfferOption } from '../groups/index.ts';
import type { Offer } from '../offers/index.ts';
import type { WriteContext } from './WriteContext.ts';

/** Options by the feed's ids, as far as the variants that are written together tell them. */
const optionsTogether = (offers: readonly Offer[]) => {
  const options = new Map<string, OfferOption[]>();
  for (const variants of Map.groupBy(offers, ({ content }) => content.product).values()) {
    const own = optionsOf(variants.map(({ content }) => content));
    for (const [at, { id }] of variants.entries()) options.set(id, own[at] ?? []);
  }
  return options;
};

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
  const options = optionsTogether(offers);
  const json = JSON.stringify(
    offers.map((offer) => ({ ...toRow(offer, positions), options: options.get(offer.id) })),
  );
  const rows = await db.query<{ id: number; external_id: string }>(
    sql`insert into offers (product_id, source, external_id, article, barcode, name, options, params,
          exposition, position, digest)
        select p.id, p.source, r.external_id, r.article, r.barcode, r.name, r.options, r.params, r.exposition,
          r.position, r.digest
        from json_to_recordset(${json}::json) r(external_id text, product text, article text, barcode text,
          name text, options jsonb, params jsonb, exposition boolean, position int, digest text)
        join products p on p.source = ${source} and p.external_id = r.product
        order by r.external_id
        on conflict (source, external_id) do update
        set product_id = excluded.product_id, article = excluded.article, barcode = excluded.barcode,
          name = excluded.name, params = excluded.params, exposition = excluded.exposition,
          digest = excluded.digest, active = true,
          -- Those of a product that was known before are worked out from all its variants.
          options = case when offers.product_id = excluded.product_id then offers.options
            else excluded.options end
        returning id, external_id`,
  );
  return new Map(rows.map((row) => [row.external_id, row.id]));
}
