import type { CheckedPayloadOf } from '@siren/contract/calls';
import { priceHindrances } from '@siren/domain/goods';
import type { PricePreview } from '@siren/domain/goods';
import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { Context } from '../../http/index.ts';
import { readPrices } from '../priceRows.ts';
import type { PriceRow } from '../priceRows.ts';
import { planGood } from './planGood.ts';
import type { GoodPlan } from './planGood.ts';

/** So many prices are shown of each kind. */
const SHOWN = 20;
/** Goods that are read at once. */
const PORTION = 500;

interface Good {
  id: number;
  name: string;
  version: number;
}

const shownOf = ({ id, name }: Good, { article, regionName, price, oldPrice }: PriceRow) => ({
  ...{ good: { id, name }, article, region: regionName },
  from: { price, oldPrice },
});

/** Adds what becomes of one good to what is told. */
function tell(told: PricePreview, good: Good, { changed, refused, same, print }: GoodPlan): void {
  if (changed.length > 0) told.goods.push({ id: good.id, version: good.version, print });
  told.changed += changed.length;
  told.same += same;
  for (const { row, to } of changed.slice(0, SHOWN - told.first.length))
    told.first.push({ ...shownOf(good, row), to });
  for (const { row, why } of refused.slice(0, SHOWN - told.firstRefused.length))
    told.firstRefused.push({ ...shownOf(good, row), why });
  for (const { why } of refused) {
    const sum = told.refused.find((one) => one.why === why);
    if (sum) sum.count += 1;
    else told.refused.push({ why, count: 1 });
  }
}

/** Goods in the order of their ids here; who is gone is left out. */
async function readGoods(db: Database, ids: readonly number[]): Promise<Good[]> {
  return db.query<Good>(sql`
    select p.id, p.name, p.version from unnest(${ids}::int[]) with ordinality asked(id, place)
      join products p on p.id = asked.id order by asked.place`);
}

/** What a change of prices would do to these goods. Nothing is changed. */
export async function previewPrices(
  { db }: Context,
  { change, goods }: CheckedPayloadOf<'/api/admin/catalog/preview-prices'>,
): Promise<PricePreview> {
  const told: PricePreview = { goods: [], changed: 0, same: 0, first: [], refused: [], firstRefused: [] };
  const ids = [...new Set(goods)];
  for (let at = 0; at < ids.length; at += PORTION) {
    const portion = ids.slice(at, at + PORTION);
    const [known, rows] = await Promise.all([readGoods(db, portion), readPrices(db, portion)]);
    const byGood = Map.groupBy(rows, ({ good }) => good);
    for (const good of known) tell(told, good, planGood(byGood.get(good.id) ?? [], change));
  }
  const place = (why: PricePreview['refused'][number]['why']) => priceHindrances.indexOf(why);
  told.refused.sort((one, other) => place(one.why) - place(other.why));
  return told;
}
