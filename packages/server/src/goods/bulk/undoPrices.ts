import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { priceBack } from '@siren/domain/goods';
import { retryDeadlock } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { Context } from '../../http/index.ts';
import { eachRecord } from '../../lists/index.ts';
import type { Changed } from '../../lists/index.ts';
import { writePrices } from '../changePrices.ts';
import type { ChangedPrice } from '../ChangedPrice.ts';
import { holdGood, nextVersion } from '../held.ts';
import { foundOf } from '../priceRows.ts';
import { recheckGood } from '../../catalog-errors/index.ts';
import { markUndone, pricesBefore } from './priceRuns.ts';
import type { PriceBefore } from './priceRuns.ts';

function backOf({ now, byHandNow, ...before }: PriceBefore): ChangedPrice {
  const { offer, region, article, regionName, price, oldPrice, setBy, setAt } = before;
  const feed = foundOf({ ...before, ...now }).feed;
  return {
    ...{ offer, region, article, regionName },
    from: now ? { price: now.price, oldPrice: now.oldPrice } : { price, oldPrice },
    to: priceBack(foundOf(before), feed),
    wasByHand: byHandNow,
    mark: setAt && { by: setBy, at: setAt },
    action: setAt === null && feed !== null ? 'price_back' : 'price',
  };
}

async function undoGood(context: Context, tx: Database, run: string, id: number): Promise<Changed> {
  const held = await holdGood(tx, id);
  const rows = await pricesBefore(tx, run, id);
  const [first] = rows;
  if (!first) throw staffRefusal('good.no_way_back');
  if (first.undone) return { version: held.version, changed: false };
  if (first.version !== held.version) throw staffRefusal('general.conflict');
  await writePrices(context, tx, id, rows.map(backOf));
  await markUndone(tx, run, id);
  await recheckGood(tx, id, context.now());
  return { version: await nextVersion(tx, id), changed: true };
}

/** Gives goods exactly the prices and marks that they had before a change of many; who was changed since stays, and is named. */
export const undoPrices = (
  context: Context,
  { run, goods }: CheckedPayloadOf<'/api/admin/catalog/undo-prices'>,
): Promise<AnswerOf<'/api/admin/catalog/undo-prices'>> =>
  eachRecord(
    goods.map((id) => ({ id, version: 0 })),
    ({ id }) => retryDeadlock(() => context.db.transaction((tx) => undoGood(context, tx, run, id))),
  );
