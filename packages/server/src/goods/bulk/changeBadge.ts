import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { BADGES_MAX, withBadge } from '@siren/domain/goods';
import { changedInRun } from '../../audit/index.ts';
import { retryDeadlock } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { badRequest } from '../../http/index.ts';
import type { Context } from '../../http/index.ts';
import { eachRecord } from '../../lists/index.ts';
import type { Changed } from '../../lists/index.ts';
import { holdGood } from '../held.ts';
import { readHandBadges } from '../readHandBadges.ts';
import { writeBadges } from '../setBadges.ts';

type Payload = CheckedPayloadOf<'/api/admin/catalog/change-badges'>;
type Seen = Payload['goods'][number];

async function changeOne(
  context: Context,
  tx: Database,
  { id, version, badge, on }: Seen & Pick<Payload, 'badge' | 'on'>,
): Promise<Changed> {
  await holdGood(tx, id);
  const badges = withBadge(await readHandBadges(tx, id), badge, on);
  if (badges.length > BADGES_MAX) throw badRequest(`На\u00a0товаре уже ${BADGES_MAX} бейджей.`);
  const written = await writeBadges(context, tx, { id, version, badges: [...badges] });
  if (written.changed) return written;
  // Sent again after a lost answer: what it put on is its own, to be taken off again.
  return {
    ...written,
    changed: await changedInRun(context, { kind: 'good', record: id, action: 'badges' }, tx),
  };
}

/** Puts a badge on several goods, or takes it off; a good that somebody changed meanwhile stays, and is named. */
export const changeBadge = (
  context: Context,
  { badge, on, goods }: Payload,
): Promise<AnswerOf<'/api/admin/catalog/change-badges'>> =>
  eachRecord(goods, (seen) =>
    retryDeadlock(() => context.db.transaction((tx) => changeOne(context, tx, { ...seen, badge, on }))),
  );
