import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { inRun, recordChange } from '../audit/index.ts';
import { retryDeadlock, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { eachRecord } from '../lists/index.ts';
import type { Changed } from '../lists/index.ts';
import { findCoupon } from './readStaffCoupon.ts';
import { writeCoupon } from './saveCoupon.ts';

type SwitchPayload = CheckedPayloadOf<'/api/admin/coupons/switch'>;
type Wanted = SwitchPayload['coupons'][number];

/** Codes of the series that stand otherwise, in one statement: there may be thousands. The history tells it once, of the row that stands for all. */
async function switchSeries(
  context: Context,
  tx: Database,
  { id, version, active }: Wanted & { active: boolean },
): Promise<Changed> {
  const held = await tx.query<{ version: number }>(sql`
    select version from coupons where series_id = (select series_id from coupons where id = ${id})
    order by id for no key update`);
  const { version: present, series } = await findCoupon(tx, id);
  if (present !== version || !series) throw staffRefusal('general.conflict');
  const switched = await tx.query(sql`
    update coupons set active = ${active}, stopped = ${!active}, version = version + 1
    where series_id = ${series.id} and (active <> ${active} or id = ${id}) returning id`);
  const changes = [
    { field: 'active', from: !active, to: active },
    { field: 'codes', from: null, to: switched.length },
  ];
  await recordChange(context, { kind: 'coupon', record: id, action: 'switch', changes }, tx);
  return { version: version + 1, changed: held.length > 0 };
}

/** Switches several coupons off or on, each as a save of its own would, a series whole. */
export function switchCoupons(
  context: Context,
  { active, run, coupons }: SwitchPayload,
): Promise<AnswerOf<'/api/admin/coupons/switch'>> {
  const inside = inRun(context, run);
  return eachRecord(coupons, (wanted) =>
    retryDeadlock(() =>
      context.db.transaction((tx) =>
        wanted.whole
          ? switchSeries(inside, tx, { ...wanted, active })
          : writeCoupon(inside, tx, { id: wanted.id, version: wanted.version, set: { active } }),
      ),
    ),
  );
}
