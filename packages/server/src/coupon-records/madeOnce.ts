import type { StaffCoupon } from '@siren/domain/coupons';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { answerMade, askedDigest } from '../http/index.ts';
import type { Context, MadeByKey } from '../http/index.ts';
import { readStaffCoupon } from './readStaffCoupon.ts';

/** Two who make the same code at once come one after the other, and so does a press that is repeated. */
const holdCodes = (tx: Database) => tx.query(sql`select pg_advisory_xact_lock(hashtext('coupons.code'))`);

/** What was made by the key, a coupon or the first one of a series. */
async function madeBy(tx: Database, key: string, digest: Buffer): Promise<MadeByKey | undefined> {
  const [made] = await tx.query<MadeByKey>(sql`
    select m.id, coalesce(m.asked = ${digest}::bytea, true) as same
    from (
      select id, asked, request from coupons
      union all select first_id, asked, request from coupon_series
    ) m where m.request = ${key}::uuid`);
  return made;
}

/**
 * Makes a coupon or a series once by its key: what was made already is answered to whoever asks for the same.
 *
 * @param make makes it, of this digest of what was asked; answers the id of the (first) coupon
 * @throws ApiError coupon.made_otherwise with the coupon that was made
 */
export async function madeOnce(
  context: Context,
  { idempotencyKey: key, ...asked }: { idempotencyKey: string },
  make: (tx: Database, digest: Buffer) => Promise<number>,
): Promise<StaffCoupon> {
  const digest = askedDigest(asked);
  const made = await context.db.transaction(async (tx): Promise<MadeByKey> => {
    await holdCodes(tx);
    return (await madeBy(tx, key, digest)) ?? { id: await make(tx, digest), same: true };
  });
  return answerMade(made, (id) => readStaffCoupon(context, id), 'coupon.made_otherwise');
}
