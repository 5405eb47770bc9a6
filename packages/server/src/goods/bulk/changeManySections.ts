import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { moveGood } from '@siren/domain/goods';
import type { MovingGood } from '@siren/domain/goods';
import { retryDeadlock } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { Context } from '../../http/index.ts';
import { eachRecord } from '../../lists/index.ts';
import type { Changed } from '../../lists/index.ts';
import { holdGood, nothing } from '../held.ts';
import { writeGood } from '../saveGood.ts';
import { readMove } from './readMove.ts';
import { keepSection, sectionBefore } from './sectionRuns.ts';

type Payload = CheckedPayloadOf<'/api/admin/catalog/change-sections'>;

async function moveOne(
  context: Context,
  tx: Database,
  { id, version, from, to, run, change }: MovingGood & Omit<Payload, 'goods'>,
): Promise<Changed> {
  const { section, feed } = await holdGood(tx, id);
  // Sent again after a lost answer.
  const before = await sectionBefore(tx, run, id);
  if (before?.undone) throw staffRefusal('general.conflict');
  if (before) return { version: before.version, changed: true };
  const read = await readMove(tx, change);
  const outcome = moveGood({ section, feed: feed.section ?? null }, read.change, read.above);
  if (outcome.kind !== 'changed' || section !== from || outcome.to !== to)
    throw staffRefusal('general.conflict');
  const wish = outcome.back ? { back: ['section' as const] } : { set: { section: to } };
  const changed = await writeGood(context, tx, { ...nothing, id, version, ...wish });
  const byHand = feed.section !== undefined;
  await keepSection(tx, {
    ...{ run, good: id, section, byHand },
    ...{ version: changed.version, at: context.now() },
  });
  return changed;
}

/** Moves several goods between sections as it was shown beforehand; a good that is otherwise by now stays, and is named. */
export const changeManySections = (
  context: Context,
  { run, change, goods }: Payload,
): Promise<AnswerOf<'/api/admin/catalog/change-sections'>> =>
  eachRecord(goods, (seen) =>
    retryDeadlock(() => context.db.transaction((tx) => moveOne(context, tx, { ...seen, run, change }))),
  );
