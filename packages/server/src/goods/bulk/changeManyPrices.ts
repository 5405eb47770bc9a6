import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { retryDeadlock } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { Context } from '../../http/index.ts';
import { eachRecord } from '../../lists/index.ts';
import type { Changed } from '../../lists/index.ts';
import { writePrices } from '../changePrices.ts';
import type { ChangedPrice } from '../ChangedPrice.ts';
import { holdGood, nextVersion } from '../held.ts';
import { markOf } from '../markOf.ts';
import { holdPrices } from '../priceRows.ts';
import { recheckGood } from '../../catalog-errors/index.ts';
import { planGood } from './planGood.ts';
import type { GoodPlan } from './planGood.ts';
import { changedBy, keepPrices } from './priceRuns.ts';

type Payload = CheckedPayloadOf<'/api/admin/catalog/change-prices'>;
type Seen = Payload['goods'][number];

const changedOf =
  (context: Context) =>
  ({ row, to, back }: GoodPlan['changed'][number]): ChangedPrice => {
    const { offer, region, article, regionName, price, oldPrice } = row;
    return {
      ...{ offer, region, article, regionName, to, from: { price, oldPrice } },
      wasByHand: row.setAt !== null,
      ...{ mark: back ? null : markOf(context), action: back ? 'price_back' : 'price' },
    };
  };

async function changeGood(
  context: Context,
  tx: Database,
  { id, version, print, run, change }: Seen & Omit<Payload, 'goods'>,
): Promise<Changed> {
  const held = await holdGood(tx, id);
  // Sent again after a lost answer: no price goes up twice.
  const before = await changedBy(tx, run, id);
  if (before !== null) return { version: before, changed: true };
  const plan = planGood(await holdPrices(tx, id), change);
  if (held.version !== version || plan.print !== print) throw staffRefusal('general.conflict');
  if (plan.changed.length === 0) return { version, changed: false };
  const next = await nextVersion(tx, id);
  await keepPrices(tx, { run, version: next, at: context.now(), rows: plan.changed.map(({ row }) => row) });
  await writePrices(context, tx, id, plan.changed.map(changedOf(context)));
  await recheckGood(tx, id, context.now());
  return { version: next, changed: true };
}

/** Changes the prices of several goods as they were shown beforehand; a good that is otherwise by now stays, and is named. */
export const changeManyPrices = (
  context: Context,
  { run, change, goods }: Payload,
): Promise<AnswerOf<'/api/admin/catalog/change-prices'>> =>
  eachRecord(goods, (seen) =>
    retryDeadlock(() => context.db.transaction((tx) => changeGood(context, tx, { ...seen, run, change }))),
  );
