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
  const offers = changes.map(({ offer }) => offer);
  await db.query(
    sql`insert into prices (offer_id, region_id, price, old_price, digest, stock_digest)
        select r.offer, ${region}, r.price, r.old_price, r.digest, r.stock_digest
        from unnest(${changes.map(({ id }) => id)}::int[], ${offers.map(({ price }) => price)}::numeric[],
          ${offers.map(({ oldPrice }) => oldPrice)}::numeric[],
          ${offers.map(({ priceDigest }) => priceDigest)}::text[],
          ${offers.map(({ stockDigest }) => stockDigest)}::text[]) r(offer, price, old_price, digest, stock_digest)
        order by r.offer
        on conflict (region_id, offer_id) do update
        set price = excluded.price, old_price = excluded.old_price, digest = excluded.digest,
          stock_digest = excluded.stock_digest`,
  );
}
