import { recordChange } from '../audit/index.ts';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { badRequest } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import type { ChangedPrice } from './ChangedPrice.ts';
import type { SavePayload } from './held.ts';
import { markOf } from './markOf.ts';
import { placedPrices } from './placedPrices.ts';
import { holdPrices } from './priceRows.ts';
import type { PriceRow } from './priceRows.ts';
import { settleSale } from './settleSale.ts';

/** Which prices a save changes: what costs that already, and what is the feed’s already, is none. @throws ApiError general.conflict, bad_request */
export async function changedPrices(
  context: Context,
  tx: Database,
  payload: SavePayload,
): Promise<ChangedPrice[]> {
  const { prices, newPrices, gonePrices, pricesBack } = payload;
  const isAsked = prices.length + newPrices.length + gonePrices.length + pricesBack.length > 0;
  const rows = isAsked ? await holdPrices(tx, payload.id) : [];
  const rowOf = ({ offer, region }: { offer: number; region: number }): PriceRow => {
    const row = rows.find((one) => one.offer === offer && one.region === region);
    if (!row) throw badRequest('prices: такой цены у товара нет.');
    return row;
  };
  const change = (row: PriceRow, to: ChangedPrice['to'], back: boolean): ChangedPrice => {
    const { offer, region, article, regionName, price, oldPrice } = row;
    const mark = back ? null : markOf(context);
    const action = back ? 'price_back' : 'price';
    return {
      ...{ offer, region, article, regionName, mark, action, to },
      ...{ from: { price, oldPrice }, wasByHand: row.setAt !== null },
    };
  };
  const wished = prices.flatMap(({ price, oldPrice, ...which }) => {
    const row = rowOf(which);
    return row.price === price && row.oldPrice === oldPrice ? [] : [change(row, { price, oldPrice }, false)];
  });
  const given = pricesBack.flatMap((which) => {
    const row = rowOf(which);
    if (row.setAt === null) return [];
    if (row.feedPrice === null) throw badRequest('pricesBack: файл этой цены не называл.');
    return [change(row, { price: row.feedPrice, oldPrice: row.feedOldPrice }, true)];
  });
  const placed = await placedPrices(context, tx, payload, rows);
  const changed = [...wished, ...given, ...placed];
  const touched = changed.map(({ offer, region }) => `${offer} ${region}`);
  if (new Set(touched).size < touched.length) throw badRequest('prices: одна цена названа дважды.');
  return changed;
}

/** The row of a price. A feed that names one at this moment has it beside. */
function writeOf({ offer, region, from, to }: Pick<ChangedPrice, 'offer' | 'region' | 'from' | 'to'>) {
  if (to.price === null)
    return sql`delete from prices where offer_id = ${offer} and region_id = ${region} and feed_price is null`;
  return from.price === null
    ? sql`
      insert into prices (offer_id, region_id, price, old_price)
      values (${offer}, ${region}, ${to.price}, ${to.oldPrice})
      on conflict (region_id, offer_id) do update set price = excluded.price, old_price = excluded.old_price`
    : sql`
      update prices set price = ${to.price}, old_price = ${to.oldPrice}
      where offer_id = ${offer} and region_id = ${region}`;
}

/** Writes them, each with its line in the history. */
export async function writePrices(
  context: Context,
  tx: Database,
  good: number,
  prices: readonly ChangedPrice[],
): Promise<void> {
  for (const { offer, region, article, regionName, from, to, mark, action, wasByHand } of prices) {
    await tx.query(
      mark === null
        ? sql`
          delete from hand_prices where offer_id = ${offer} and region_id = ${region}`
        : sql`
          insert into hand_prices (offer_id, region_id, price, old_price, set_by, set_at)
          values (${offer}, ${region}, ${to.price}, ${to.oldPrice}, ${mark.by}, ${mark.at})
          on conflict (offer_id, region_id) do update
          set price = excluded.price, old_price = excluded.old_price, set_by = excluded.set_by, set_at = excluded.set_at`,
    );
    await tx.query(writeOf({ offer, region, from, to }));
    const changes = [
      { field: 'article', from: null, to: article },
      { field: 'offer', from: null, to: offer },
      { field: 'region', from: null, to: regionName },
      { field: 'price', from: from.price, to: to.price },
      { field: 'oldPrice', from: from.oldPrice, to: to.oldPrice },
      { field: 'wasByHand', from: null, to: wasByHand },
    ];
    await recordChange(context, { kind: 'good', record: good, action, changes }, tx);
  }
  const placed = prices.filter(({ from, to }) => from.price === null || to.price === null);
  if (placed.length > 0)
    await settleSale(
      tx,
      good,
      placed.map(({ offer }) => offer),
    );
}
