import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { OfferChange } from './diffOffers.ts';
import type { WriteContext } from './WriteContext.ts';

/** Prices of the offers in the region, with the digests of price and stock. */
export async function writePrices(
  db: Database,
  { region }: WriteContext,
  changes: readonly OfferChange[],
): Promise<void> {
  const rows = changes.map(({ id, offer }) => ({
    offer: id,
    price: offer.price,
    old_price: offer.oldPrice,
    digest: offer.priceDigest,
    stock_digest: offer.stockDigest,
  }));
  await db.query(
    sql`insert into prices (offer_id, region_id, price, old_price, digest, stock_digest)
        select r.offer, ${region}, r.price, r.old_price, r.digest, r.stock_digest
        from json_to_recordset(${JSON.stringify(rows)}::json) r(offer int, price numeric, old_price numeric,
          digest text, stock_digest text)
        order by r.offer
        on conflict (region_id, offer_id) do update
        set price = excluded.price, old_price = excluded.old_price, digest = excluded.digest,
          stock_digest = excluded.stock_digest`,
  );
}
