import { staffRefusal } from '@siren/contract/errors';
import { recordChange } from '../audit/index.ts';
import { composed, fragment, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import type { Changed } from '../lists/index.ts';
import { findCoupon } from './readStaffCoupon.ts';

/** How a series is switched. */
export interface SeriesSwitch {
  /** The coupon that stands for the series, and the version that was seen of it. */
  id: number;
  version: number;
  active: boolean;
  /** Key of the press. */
  run: string;
  /** Key of a press that is taken back: no other codes than those that it switched. */
  undo: string | undefined;
}

/** Switches codes that stand otherwise, in one statement: there may be thousands. Answers how many. */
async function switchCodes(
  tx: Database,
  series: number,
  { active, run, undo }: Omit<SeriesSwitch, 'id' | 'version'>,
): Promise<number> {
  const chosen = undo === undefined ? fragment`true` : fragment`switched_run = ${undo}::uuid`;
  const switched = await tx.query(composed`
    update coupons set active = ${active}::boolean, stopped = not ${active}::boolean, version = version + 1,
      switched_run = ${run}::uuid
    where series_id = ${series}::int and active <> ${active}::boolean and ${chosen} returning id`);
  return switched.length;
}

/**
 * Switches the codes of a series. The same press again changes nothing, and is told as it was at first. The history tells it once,
 * of the row that stands for all.
 *
 * @throws ApiError coupon.not_found, general.conflict
 */
export async function switchSeries(context: Context, tx: Database, wanted: SeriesSwitch): Promise<Changed> {
  const { id, version, active, run } = wanted;
  const held = await tx.query<{ done: boolean }>(sql`
    select coalesce(switched_run = ${run}, false) as done from coupons
    where series_id = (select series_id from coupons where id = ${id}) order by id for no key update`);
  const { version: present, series } = await findCoupon(tx, id);
  if (held.some(({ done }) => done)) return { version: present, changed: true };
  if (present !== version || !series) throw staffRefusal('general.conflict');
  const codes = await switchCodes(tx, series.id, wanted);
  if (codes === 0) return { version, changed: false };
  // Whoever looks at the row that stands for all has seen the series as it was, also where its own code stays.
  const next = version + 1;
  await tx.query(sql`update coupons set version = ${next} where id = ${id}`);
  const changes = [
    { field: 'active', from: !active, to: active },
    { field: 'codes', from: null, to: codes },
  ];
  await recordChange(context, { kind: 'coupon', record: id, action: 'switch', changes }, tx);
  return { version: next, changed: true };
}
