import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { inRun } from '../audit/index.ts';
import { retryDeadlock, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { eachRecord } from '../lists/index.ts';
import type { Changed } from '../lists/index.ts';
import { writeCoupon } from './saveCoupon.ts';
import { switchSeries } from './switchSeries.ts';
import type { SeriesSwitch } from './switchSeries.ts';

/** Switches one code. The same press again changes nothing, and is told as it was at first. */
async function switchOne(
  context: Context,
  tx: Database,
  { id, version, active, run }: SeriesSwitch,
): Promise<Changed> {
  const [done] = await tx.query<{ version: number }>(sql`
    select version from coupons where id = ${id} and switched_run = ${run} for no key update`);
  if (done) return { ...done, changed: true };
  const written = await writeCoupon(context, tx, { id, version, set: { active } });
  if (written.changed) await tx.query(sql`update coupons set switched_run = ${run} where id = ${id}`);
  return written;
}

/** Switches several coupons off or on, each as a save of its own would, a series whole or as far as another press switched it. */
export function switchCoupons(
  context: Context,
  { active, run = crypto.randomUUID(), undo, coupons }: CheckedPayloadOf<'/api/admin/coupons/switch'>,
): Promise<AnswerOf<'/api/admin/coupons/switch'>> {
  const inside = inRun(context, run);
  return eachRecord(coupons, ({ whole, ...seen }) =>
    retryDeadlock(() =>
      context.db.transaction((tx) =>
        (whole ? switchSeries : switchOne)(inside, tx, { ...seen, active, run, undo }),
      ),
    ),
  );
}
