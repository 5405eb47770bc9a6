import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { recordChange } from '../../audit/index.ts';
import { retryDeadlock } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { Context } from '../../http/index.ts';
import { eachRecord } from '../../lists/index.ts';
import type { Changed } from '../../lists/index.ts';
import { writeFields } from '../changeFields.ts';
import { holdGood, nextVersion } from '../held.ts';
import { recheckGood } from '../../catalog-errors/index.ts';
import { markMovedBack, sectionBefore } from './sectionRuns.ts';

async function undoOne(context: Context, tx: Database, run: string, id: number): Promise<Changed> {
  const held = await holdGood(tx, id);
  const before = await sectionBefore(tx, run, id);
  if (!before) throw staffRefusal('good.no_way_back');
  if (before.undone) return { version: held.version, changed: false };
  if (before.version !== held.version) throw staffRefusal('general.conflict');
  const fed = held.feed.section;
  // A section that was nobody's own is what the feed says by now. One that was stays so, also where the feed says the same.
  const back = !before.byHand && fed !== undefined;
  const to = back ? fed : before.section;
  const changes = await writeFields(tx, held, [{ field: 'section', to, back }]);
  await recordChange(context, { kind: 'good', record: id, action: 'save', changes }, tx);
  await markMovedBack(tx, run, id);
  await recheckGood(tx, id, context.now());
  return { version: await nextVersion(tx, id), changed: true };
}

/** Puts goods back to where they lay before a move of many; who was changed since stays, and is named. */
export const undoSections = (
  context: Context,
  { run, goods }: CheckedPayloadOf<'/api/admin/catalog/undo-sections'>,
): Promise<AnswerOf<'/api/admin/catalog/undo-sections'>> =>
  eachRecord(
    goods.map((id) => ({ id, version: 0 })),
    ({ id }) => retryDeadlock(() => context.db.transaction((tx) => undoOne(context, tx, run, id))),
  );
