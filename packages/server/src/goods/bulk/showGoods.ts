import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { retryDeadlock } from '../../db/index.ts';
import type { Context } from '../../http/index.ts';
import { eachRecord } from '../../lists/index.ts';
import { nothing } from '../held.ts';
import { writeGood } from '../saveGood.ts';

/** Hides several goods from shoppers, or shows them again, each as a save of its own would. */
export const showGoods = (
  context: Context,
  { hidden, goods }: CheckedPayloadOf<'/api/admin/catalog/show'>,
): Promise<AnswerOf<'/api/admin/catalog/show'>> =>
  eachRecord(goods, (seen) => {
    const wish = { ...nothing, ...seen, set: { hidden } };
    return retryDeadlock(() => context.db.transaction((tx) => writeGood(context, tx, wish)));
  });
