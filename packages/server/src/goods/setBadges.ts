import { isDeepStrictEqual } from 'node:util';
import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import type { StaffGood } from '@siren/domain/goods';
import { recordChange } from '../audit/index.ts';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { badRequest } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { changeGood } from './changeGood.ts';
import type { Changed } from '../lists/index.ts';
import { holdGood, nextVersion } from './held.ts';
import { readHandBadges } from './readHandBadges.ts';

type Wish = CheckedPayloadOf<'/api/admin/catalog/set-badges'>;

/** Names by ids, in the order of the shop. Nobody deletes them before the transaction ends. */
async function namesOf(tx: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await tx.query<{ id: number; name: string }>(sql`
    select id, name from badges where id = any(${ids}::int[]) and rule = 'hand' order by position, id for key share`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Part of a transaction. @throws ApiError good.not_found, general.conflict, bad_request */
export async function writeBadges(
  context: Context,
  tx: Database,
  { id, version, badges }: Wish,
): Promise<Changed> {
  const good = await holdGood(tx, id);
  const held = await readHandBadges(tx, id);
  const names = await namesOf(tx, [...held, ...badges]);
  const wanted = [...names.keys()].filter((one) => badges.includes(one));
  // Pressed twice, or by two people: it carries them already.
  if (isDeepStrictEqual(held, wanted) && wanted.length === badges.length)
    return { version: good.version, changed: false };
  if (good.version !== version) throw staffRefusal('general.conflict');
  if (wanted.length < badges.length)
    throw badRequest('badges: такого бейджа нет, или его ставят не\u00a0сотрудники.');
  await tx.query(sql`
    delete from product_badges where product_id = ${id} and badge_id = any(${held}::int[]) and badge_id <> all(${wanted}::int[])`);
  await tx.query(sql`
    insert into product_badges (product_id, badge_id) select ${id}, unnest(${wanted}::int[]) on conflict do nothing`);
  const textOf = (ids: readonly number[]) => ids.map((one) => names.get(one)).join(', ');
  const changes = [{ field: 'badges', from: textOf(held), to: textOf(wanted) }];
  await recordChange(context, { kind: 'good', record: id, action: 'badges', changes }, tx);
  return { version: await nextVersion(tx, id), changed: true };
}

/**
 * Sets which badges of theirs staff put on a good.
 *
 * @throws ApiError good.not_found, general.conflict, bad_request
 */
export const setBadges = (context: Context, wish: Wish): Promise<StaffGood> =>
  changeGood(context, wish.id, (tx) => writeBadges(context, tx, wish));
