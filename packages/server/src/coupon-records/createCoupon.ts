import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import type { StaffCoupon } from '@siren/domain/coupons';
import { recordChange } from '../audit/index.ts';
import { composed, onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { madeOnce } from './madeOnce.ts';
import { checkFields, fieldTargets, fieldValues } from './writeCoupon.ts';

type CreatePayload = CheckedPayloadOf<'/api/admin/coupons/create'>;

async function make(
  context: Context,
  tx: Database,
  { idempotencyKey: key, code, fields, digest }: CreatePayload & { digest: Buffer },
): Promise<number> {
  const [taken] = await tx.query(sql`select from coupons where upper(code) = upper(${code})`);
  if (taken) throw staffRefusal('coupon.code_taken');
  await checkFields(tx, fields, 0);
  const { id } = onlyRow(
    await tx.query<{ id: number }>(composed`
      insert into coupons (code, request, asked, ${fieldTargets})
      values (${code}::text, ${key}::uuid, ${digest}::bytea, ${fieldValues(fields)}) returning id`),
  );
  const changes = [{ field: 'code', from: null, to: code }];
  await recordChange(context, { kind: 'coupon', record: id, action: 'add', changes }, tx);
  return id;
}

/** Makes a coupon. The same key is the same coupon. @throws ApiError coupon.code_taken, coupon.made_otherwise, bad_request */
export const createCoupon = (context: Context, payload: CreatePayload): Promise<StaffCoupon> =>
  madeOnce(context, payload, (tx, digest) => make(context, tx, { ...payload, digest }));
