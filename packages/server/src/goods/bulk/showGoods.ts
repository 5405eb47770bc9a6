import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { changedInRun } from '../../audit/index.ts';
import { retryDeadlock } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { Context } from '../../http/index.ts';
import { eachRecord } from '../../lists/index.ts';
import type { Changed } from '../../lists/index.ts';
import { nothing } from '../held.ts';
import { writeGood } from '../saveGood.ts';

type Payload = CheckedPayloadOf<'/api/admin/catalog/show'>;
type Seen = Payload['goods'][number];

async function showOne(context: Context, tx: Database, seen: Seen, hidden: boolean): Promise<Changed> {
  const written = await writeGood(context, tx, { ...nothing, ...seen, set: { hidden } });
  if (written.changed) return written;
  // Sent again after a lost answer: what it hid is its own, to be shown again.
  return {
    ...written,
    changed: await changedInRun(context, { kind: 'good', record: seen.id, action: 'save' }, tx),
  };
}

/** Hides several goods from shoppers, or shows them again, each as a save of its own would. */
export const showGoods = (
  context: Context,
  { hidden, goods }: Payload,
): Promise<AnswerOf<'/api/admin/catalog/show'>> =>
  eachRecord(goods, (seen) =>
    retryDeadlock(() => context.db.transaction((tx) => showOne(context, tx, seen, hidden))),
  );
