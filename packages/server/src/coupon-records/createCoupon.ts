import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import type { StaffCoupon } from '@siren/domain/coupons';
import { recordChange } from '../audit/index.ts';
import { composed, onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { readStaffCoupon } from './readStaffCoupon.ts';
import { checkFields, fieldTargets, fieldValues } from './writeCoupon.ts';

type CreatePayload = CheckedPayloadOf<'/api/admin/coupons/create'>;

/** Two who make the same code at once come one after the other, and so does a press that is repeated. */
export const holdCodes = (tx: Database) =>
  tx.query(sql`select pg_advisory_xact_lock(hashtext('coupons.code'))`);

async function make(context: Context, tx: Database, payload: CreatePayload): Promise<number> {
  const { idempotencyKey: key, code, fields } = payload;
  await holdCodes(tx);
  const [made] = await tx.query<{ id: number }>(sql`select id from coupons where request = ${key}::uuid`);
  if (made) return made.id;
  const [taken] = await tx.query(sql`select from coupons where upper(code) = upper(${code})`);
  if (taken) throw staffRefusal('coupon.code_taken');
  await checkFields(tx, fields, 0);
  const { id } = onlyRow(
    await tx.query<{ id: number }>(composed`
      insert into coupons (code, request, ${fieldTargets})
      values (${code}::text, ${key}::uuid, ${fieldValues(fields)}) returning id`),
  );
  const changes = [{ field: 'code', from: null, to: code }];
  await recordChange(context, { kind: 'coupon', record: id, action: 'add', changes }, tx);
  return id;
}

/** Makes a coupon. The same key is the same coupon. @throws ApiError coupon.code_taken, bad_request */
export async function createCoupon(context: Context, payload: CreatePayload): Promise<StaffCoupon> {
  const id = await context.db.transaction((tx) => make(context, tx, payload));
  return readStaffCoupon(context, id);
}
