import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { Offer } from '../offers/index.ts';

/** What of an offer has to be written. */
export interface OfferChange {
  offer: Offer;
  /** The shop's id; null for an offer that it does not have yet. */
  id: number | null;
  /** External id of the product that it belonged to so far. */
  was: string | null;
  content: boolean;
  price: boolean;
  stock: boolean;
}

interface KnownRow {
  external_id: string;
  id: number;
  digest: string;
  active: boolean;
  product: string;
  price_digest: string | null;
  stock_digest: string | null;
}

const readKnown = (db: Database, source: string, region: number, ids: string[]) =>
  db.query<KnownRow>(
    sql`select o.external_id, o.id, o.digest, o.active, p.external_id as product,
          r.digest as price_digest, r.stock_digest
        from offers o
        join products p on p.id = o.product_id
        left join prices r on r.offer_id = o.id and r.region_id = ${region}
        where o.source = ${source} and o.external_id = any(${ids})`,
  );

export interface OfferDiff {
  changes: OfferChange[];
  /** The shop's ids of the offers that it has already, changed or not. */
  known: number[];
}

/** Compares offers with what the shop has of them; those that are the same are in no change. */
export async function diffOffers(
  db: Database,
  source: string,
  region: number,
  offers: readonly Offer[],
): Promise<OfferDiff> {
  const rows = await readKnown(
    db,
    source,
    region,
    offers.map(({ id }) => id),
  );
  const byId = new Map(rows.map((row) => [row.external_id, row]));
  const changes = offers.flatMap((offer): OfferChange[] => {
    const row = byId.get(offer.id);
    if (!row) return [{ offer, id: null, was: null, content: true, price: true, stock: true }];
    const change = {
      offer,
      id: row.id,
      was: row.product,
      content: row.digest !== offer.digest || !row.active,
      price: row.price_digest !== offer.priceDigest,
      stock: row.stock_digest !== offer.stockDigest,
    };
    return change.content || change.price || change.stock ? [change] : [];
  });
  return { changes, known: rows.map(({ id }) => id) };
}
