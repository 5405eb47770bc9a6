import { recordChange } from '../audit/index.ts';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { badRequest } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import type { SavePayload } from './held.ts';

/** A price that is another one now. Roubles. */
export interface ChangedPrice {
  offer: number;
  region: number;
  article: string;
  regionName: string;
  from: { price: number; oldPrice: number | null };
  to: { price: number; oldPrice: number | null };
  /** Given back to the feed. */
  back: boolean;
}

interface PriceRow {
  offer: number;
  region: number;
  article: string;
  regionName: string;
  price: number;
  oldPrice: number | null;
  feedPrice: number | null;
  feedOldPrice: number | null;
  byHand: boolean;
}

/** The prices of a good, held to the end of the transaction. An import that writes them waits, or had them before. */
async function holdPrices(tx: Database, { id, prices, pricesBack }: SavePayload): Promise<PriceRow[]> {
  const asked = [...prices, ...pricesBack].map(({ offer }) => offer);
  if (asked.length === 0) return [];
  await tx.query(sql`
    select 1 from prices r join offers o on o.id = r.offer_id
    where o.product_id = ${id} and r.offer_id = any(${asked}) order by r.region_id, r.offer_id for update of r`);
  return tx.query<PriceRow>(sql`
    select r.offer_id as offer, r.region_id as region, o.article, g.name as "regionName", r.price,
      r.old_price as "oldPrice", r.feed_price as "feedPrice", r.feed_old_price as "feedOldPrice",
      exists (
        select 1 from hand_prices h where h.offer_id = r.offer_id and h.region_id = r.region_id
      ) as "byHand"
    from prices r join offers o on o.id = r.offer_id join regions g on g.id = r.region_id
    where o.product_id = ${id} and r.offer_id = any(${asked})`);
}

/** Which prices a save changes: what costs that already, and what is the feed’s already, is none. @throws ApiError bad_request */
export async function changedPrices(tx: Database, payload: SavePayload): Promise<ChangedPrice[]> {
  const rows = await holdPrices(tx, payload);
  const rowOf = ({ offer, region }: { offer: number; region: number }): PriceRow => {
    const row = rows.find((one) => one.offer === offer && one.region === region);
    if (!row) throw badRequest('prices: такой цены у товара нет.');
    return row;
  };
  const change = (row: PriceRow, to: ChangedPrice['to'], back: boolean): ChangedPrice => {
    const { offer, region, article, regionName, price, oldPrice } = row;
    return { ...{ offer, region, article, regionName, back, to }, from: { price, oldPrice } };
  };
  const wished = payload.prices.flatMap(({ price, oldPrice, ...which }) => {
    const row = rowOf(which);
    return row.price === price && row.oldPrice === oldPrice ? [] : [change(row, { price, oldPrice }, false)];
  });
  const given = payload.pricesBack.flatMap((which) => {
    const row = rowOf(which);
    if (!row.byHand) return [];
    if (row.feedPrice === null) throw badRequest('pricesBack: файл этой цены не называл.');
    return [change(row, { price: row.feedPrice, oldPrice: row.feedOldPrice }, true)];
  });
  const touched = [...wished, ...given].map(({ offer, region }) => `${offer} ${region}`);
  if (new Set(touched).size < touched.length) throw badRequest('prices: одна цена названа дважды.');
  return [...wished, ...given];
}

/** Writes them, each with its line in the history. */
export async function writePrices(
  context: Context,
  tx: Database,
  good: number,
  prices: readonly ChangedPrice[],
): Promise<void> {
  for (const { offer, region, article, regionName, from, to, back } of prices) {
    await tx.query(
      back
        ? sql`delete from hand_prices where offer_id = ${offer} and region_id = ${region}`
        : sql`
          insert into hand_prices (offer_id, region_id, price, old_price, set_by, set_at)
          values (${offer}, ${region}, ${to.price}, ${to.oldPrice}, ${context.session.user?.id ?? null}, ${context.now()})
          on conflict (offer_id, region_id) do update
          set price = excluded.price, old_price = excluded.old_price, set_by = excluded.set_by, set_at = excluded.set_at`,
    );
    await tx.query(sql`
      update prices set price = ${to.price}, old_price = ${to.oldPrice}
      where offer_id = ${offer} and region_id = ${region}`);
    const changes = [
      { field: 'article', from: null, to: article },
      { field: 'region', from: null, to: regionName },
      { field: 'price', from: from.price, to: to.price },
      { field: 'oldPrice', from: from.oldPrice, to: to.oldPrice },
    ];
    const action = back ? 'price_back' : 'price';
    await recordChange(context, { kind: 'good', record: good, action, changes }, tx);
  }
}
