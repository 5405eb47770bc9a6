import type { CheckedPayloadOf } from '@siren/contract/calls';
import { ApiError, staffRefusal } from '@siren/contract/errors';
import { couponChanges } from '@siren/domain/coupons';
import type { CouponFields, StaffCoupon } from '@siren/domain/coupons';
import { recordChange } from '../audit/index.ts';
import { composed, joined, fragment, retryDeadlock, sql } from '../db/index.ts';
import type { Database, Fragment } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import type { Changed } from '../lists/index.ts';
import { dayBegins } from '../lists/index.ts';
import { fieldsOf } from './couponRows.ts';
import { findCoupon, readStaffCoupon } from './readStaffCoupon.ts';
import { checkFields } from './writeCoupon.ts';

type SavePayload = CheckedPayloadOf<'/api/admin/coupons/save'>;
type Set = SavePayload['set'];

const columns: Readonly<Record<keyof CouponFields, (fields: CouponFields) => Fragment>> = {
  description: ({ description }) => fragment`description = ${description}::text`,
  active: ({ active }) =>
    fragment`active = ${active}::boolean, stopped = not ${active}::boolean, switched_run = null`,
  type: ({ type }) => fragment`type = ${type}::text`,
  value: ({ value }) => fragment`value = ${value}::numeric`,
  maxDiscount: ({ maxDiscount }) => fragment`max_discount = ${maxDiscount}::numeric`,
  minTotal: ({ minTotal }) => fragment`min_total = ${minTotal}::numeric`,
  targets: ({ targets }) => fragment`targets = ${targets}::int[]`,
  offers: ({ offers }) => fragment`offers = ${offers}::int[]`,
  brands: ({ brands }) => fragment`brands = ${brands}::int[]`,
  excludes: ({ excludes }) => fragment`excludes = ${excludes}::int[]`,
  from: ({ from }) => fragment`starts_at = ${from === null ? fragment`null` : dayBegins(from, 0)}`,
  to: ({ to }) => fragment`ends_at = ${to === null ? fragment`null` : dayBegins(to, 1)}`,
  limitTotal: ({ limitTotal }) => fragment`limit_total = ${limitTotal}::int`,
  limitPerUser: ({ limitPerUser }) => fragment`limit_per_user = ${limitPerUser}::int`,
};

/** Fields that really differ: a day that stays keeps its moment. */
const changedIn = (before: CouponFields, after: CouponFields) =>
  (Object.keys(columns) as (keyof CouponFields)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );

/**
 * Saves fields of a coupon that was seen in its version, in the transaction of its caller.
 *
 * @throws ApiError coupon.not_found, coupon.fed, general.conflict, bad_request
 */
export async function writeCoupon(
  context: Context,
  tx: Database,
  { id, version, set }: SavePayload,
): Promise<Changed> {
  // An order that takes the last use holds it just so.
  await tx.query(sql`select from coupons where id = ${id} for no key update`);
  const row = await findCoupon(tx, id);
  if (row.version !== version) throw staffRefusal('general.conflict');
  const before = fieldsOf(row);
  const told = Object.entries(set).filter(([, value]) => value !== undefined);
  const after: CouponFields = { ...before, ...(Object.fromEntries(told) as Set as Partial<CouponFields>) };
  const changed = changedIn(before, after);
  if (changed.length === 0) return { version, changed: false };
  if (row.source !== null && changed.some((field) => field !== 'active')) throw staffRefusal('coupon.fed');
  await checkFields(tx, after, row.used);
  const assigned = joined(
    changed.map((field) => columns[field](after)),
    ', ',
  );
  await tx.query(composed`
    update coupons set ${assigned}, version = version + 1 where id = ${id}::int`);
  const changes = couponChanges(before, after);
  await recordChange(context, { kind: 'coupon', record: id, action: 'save', changes }, tx);
  return { version: version + 1, changed: true };
}

/**
 * Saves a coupon.
 *
 * @throws ApiError coupon.not_found, coupon.fed, general.conflict with the coupon as it is, bad_request
 */
export async function saveCoupon(context: Context, payload: SavePayload): Promise<StaffCoupon> {
  try {
    await retryDeadlock(() => context.db.transaction((tx) => writeCoupon(context, tx, payload)));
  } catch (error) {
    if (!(error instanceof ApiError && error.is('general.conflict'))) throw error;
    throw staffRefusal('general.conflict', { data: await readStaffCoupon(context, payload.id) });
  }
  return readStaffCoupon(context, payload.id);
}
