import { staffRefusal } from '@siren/contract/errors';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { badRequest } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import type { ChangedPrice } from './ChangedPrice.ts';
import type { SavePayload } from './held.ts';
import { markOf } from './markOf.ts';
import type { PriceRow } from './priceRows.ts';

type Place = Pick<ChangedPrice, 'offer' | 'region' | 'article' | 'regionName'>;

/** A variant of the good, and a region. @throws ApiError bad_request */
async function placeOf(
  tx: Database,
  good: number,
  { offer, region }: { offer: number; region: number },
): Promise<Place> {
  const [place] = await tx.query<Place>(sql`
    select o.id as offer, g.id as region, o.article, g.name as "regionName" from offers o, regions g
    where o.id = ${offer} and o.product_id = ${good} and g.id = ${region}`);
  if (!place)
    throw badRequest('newPrices: такого варианта у\u00a0товара нет, или такого региона в\u00a0магазине нет.');
  return place;
}

const none = { price: null, oldPrice: null };

/**
 * Prices that a save makes where a variant has none, and those that it takes away: a price that a feed names stays.
 *
 * @throws ApiError general.conflict where there is another price by now, bad_request
 */
export async function placedPrices(
  context: Context,
  tx: Database,
  { id, newPrices, gonePrices }: SavePayload,
  rows: readonly PriceRow[],
): Promise<ChangedPrice[]> {
  const rowOf = ({ offer, region }: { offer: number; region: number }) =>
    rows.find((one) => one.offer === offer && one.region === region);
  const placed: ChangedPrice[] = [];
  for (const { price, oldPrice, ...which } of newPrices) {
    const place = await placeOf(tx, id, which);
    const row = rowOf(which);
    const isMade = row?.price === price && row.oldPrice === oldPrice && row.setAt !== null;
    if (row && !isMade) throw staffRefusal('general.conflict');
    if (!row)
      placed.push({
        ...{ ...place, from: none, to: { price, oldPrice } },
        ...{ mark: markOf(context), wasByHand: false, action: 'price' },
      });
  }
  for (const which of gonePrices) {
    const place = await placeOf(tx, id, which);
    const row = rowOf(which);
    if (row && (row.feedPrice !== null || row.setAt === null))
      throw badRequest('gonePrices: цену этого региона называет файл.');
    if (row)
      placed.push({
        ...{ ...place, from: { price: row.price, oldPrice: row.oldPrice } },
        ...{ to: none, mark: null, wasByHand: true, action: 'price' },
      });
  }
  return placed;
}
