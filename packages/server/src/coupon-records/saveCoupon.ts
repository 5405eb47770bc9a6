import type { CheckedPayloadOf } from '@siren/contract/calls';
import { ApiError, staffRefusal } from '@siren/contract/errors';
import { couponChanges } from '@siren/domain/coupons';
import type { CouponFields, StaffCoupon } from '@siren/domain/coupons';
import { recordChange } from '../audit/index.ts';
import { composed, joined, fragment, retryDeadlock, sql } from '../db/index.ts';
import type { Database, Fragment } from '../db/index.ts';
import { badRequest } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import type { Changed } from '../lists/index.ts';
import { dayBegins } from '../lists/index.ts';
import { fieldsOf } from './couponRows.ts';
import type { CouponRead } from './couponRows.ts';
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

/** An order that takes the last use of a code holds it just so. What all codes of a series share is held with all of them, in their order. */
const hold = (tx: Database, { id, set }: SavePayload) =>
  Object.entries(set).some(([field, value]) => field !== 'active' && value !== undefined)
    ? tx.query(sql`
        select from coupons
        where id = ${id} or series_id = (select series_id from coupons where id = ${id})
        order by id for no key update`)
    : tx.query(sql`select from coupons where id = ${id} for no key update`);

const limits: readonly (keyof CouponFields)[] = ['limitTotal', 'limitPerUser'];

/** Writes fields of a coupon; of a series those of all its codes, but for whether one of them runs. Gives how many codes that were. */
async function assign(
  tx: Database,
  { id, series }: Pick<CouponRead, 'id' | 'series'>,
  after: CouponFields,
  changed: readonly (keyof CouponFields)[],
): Promise<number> {
  const written = async (fields: readonly (keyof CouponFields)[], which: Fragment): Promise<number> => {
    const assigned = joined(
      [...fields.map((field) => columns[field](after)), fragment`version = version + 1`],
      ', ',
    );
    return (await tx.query(composed`update coupons set ${assigned} where ${which} returning id`)).length;
  };
  const own = fragment`id = ${id}::int`;
  if (!series) return written(changed, own);
  const shared = changed.filter((field) => field !== 'active');
  if (shared.length === 0) return written(changed, own);
  if (changed.includes('active'))
    await tx.query(composed`update coupons set ${columns.active(after)} where ${own}`);
  return written(shared, fragment`series_id = ${series.id}::int`);
}

/**
 * Saves fields of a coupon that was seen in its version, in the transaction of its caller. A code of a series shares them with the others:
 * they change for all, but for whether it runs; it stays good for one use.
 *
 * @throws ApiError coupon.not_found, coupon.fed, general.conflict, bad_request
 */
export async function writeCoupon(
  context: Context,
  tx: Database,
  { id, version, set }: SavePayload,
): Promise<Changed> {
  await hold(tx, { id, version, set });
  const row = await findCoupon(tx, id);
  if (row.version !== version) throw staffRefusal('general.conflict');
  const before = fieldsOf(row);
  const told = Object.entries(set).filter(([, value]) => value !== undefined);
  const after: CouponFields = { ...before, ...(Object.fromEntries(told) as Set as Partial<CouponFields>) };
  const changed = changedIn(before, after);
  if (changed.length === 0) return { version, changed: false };
  if (row.source !== null && changed.some((field) => field !== 'active')) throw staffRefusal('coupon.fed');
  if (row.series && changed.some((field) => limits.includes(field) && after[field] !== 1))
    throw badRequest('limitTotal: код серии применяют один раз.');
  await checkFields(tx, after, row.used);
  const codes = await assign(tx, row, after, changed);
  const changes = [
    ...couponChanges(before, after),
    ...(codes > 1 ? [{ field: 'codes', from: null, to: codes }] : []),
  ];
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
