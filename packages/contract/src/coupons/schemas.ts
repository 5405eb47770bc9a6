import {
  checkedWhys,
  COUPON_DESCRIPTION_MAX,
  COUPON_LIMIT_MAX,
  COUPON_NAMED_MAX,
  couponReasons,
  couponStates,
  couponTypes,
} from '@siren/domain/coupons';
import type {
  CheckedCart,
  CouponFields,
  CouponNamed,
  CouponSeries,
  SelectedCoupon,
  StaffCoupon,
  StaffCouponRow,
} from '@siren/domain/coupons';
import { orderStatusCodes } from '@siren/domain/orders';
import { z } from 'zod';
import { entity, id, isoDate, isoDateTime, money, text } from '../call/index.ts';
import { auditEntry } from '../staff/index.ts';

const count = z.int().min(0);
const ids = z.array(id).max(COUPON_NAMED_MAX);
const limit = z.int().min(1).max(COUPON_LIMIT_MAX).nullable();
const type = z.enum(couponTypes);
const state = z.enum(couponStates);

/** What staff set; that the fields fit one another is the domain's rule, which the server asks. */
export const couponFields = {
  description: text(COUPON_DESCRIPTION_MAX),
  active: z.boolean(),
  type,
  value: money,
  maxDiscount: money.nullable(),
  minTotal: money,
  targets: ids,
  offers: ids,
  brands: ids,
  excludes: ids,
  from: isoDate.nullable(),
  to: isoDate.nullable(),
  limitTotal: limit,
  limitPerUser: limit,
};

/** As it is told: a feed may have said more than staff may. */
const told = entity<CouponFields>()(
  z.object({
    ...couponFields,
    description: z.string(),
    targets: z.array(id),
    offers: z.array(id),
    brands: z.array(id),
    excludes: z.array(id),
    limitTotal: count.nullable(),
    limitPerUser: count.nullable(),
  }),
);

const series = entity<CouponSeries>()(z.object({ id, name: z.string(), codes: count })).nullable();
export const named = entity<CouponNamed>()(z.object({ id, name: z.string() }));
/** A variant of a good as it is found. */
export const foundVariant = z.object({ id, name: z.string(), article: z.string() });

export const couponFilters = {
  state: z.array(state).min(1).max(couponStates.length),
  type: z.array(type).min(1).max(couponTypes.length),
  series: z.array(id).min(1).max(1),
};

export const couponRow = entity<StaffCouponRow>()(
  z
    .object({
      id,
      code: z.string(),
      description: z.string(),
      active: z.boolean(),
      type,
      value: money,
      from: isoDate.nullable(),
      to: isoDate.nullable(),
      limitTotal: count.nullable(),
      state,
      used: count,
      series,
      version: count,
    })
    .meta({ id: 'StaffCouponRow' }),
);

export const selectedCoupon = entity<SelectedCoupon>()(
  z.object({ id, version: count, code: z.string(), whole: z.boolean() }),
);

export const staffCoupon = entity<StaffCoupon>()(
  z
    .object({
      id,
      code: z.string(),
      fields: told,
      state,
      used: count,
      fed: z.boolean(),
      series,
      goods: z.array(named),
      uses: z.array(
        z.object({
          id,
          number: z.string(),
          placedAt: isoDateTime,
          status: z.object({ code: z.enum(orderStatusCodes), name: z.string() }),
        }),
      ),
      usesTotal: count,
      version: count,
      changes: z.array(auditEntry),
      today: isoDate,
      timeZone: z.string(),
    })
    .meta({ id: 'StaffCoupon' }),
);

export const checkedCart = entity<CheckedCart>()(
  z
    .object({
      rows: z.array(
        z.object({
          offer: id,
          name: z.string(),
          article: z.string(),
          quantity: z.int().min(1),
          before: z.number(),
          off: z.number(),
          after: z.number(),
          why: z.enum(checkedWhys),
          section: z.string().nullable(),
        }),
      ),
      before: z.number(),
      discount: z.number(),
      after: z.number(),
      reason: z.enum(couponReasons).nullable(),
      missing: z.number(),
      unbounded: z.number(),
      city: z.string(),
    })
    .meta({ id: 'CheckedCart' }),
);
