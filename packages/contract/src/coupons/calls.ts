import {
  couponCodeProblem,
  couponSorts,
  prefixProblem,
  SERIES_LENGTH_MAX,
  SERIES_LENGTH_MIN,
  SERIES_MAX,
  SERIES_NAME_MAX,
} from '@siren/domain/coupons';
import { BULK_MAX, QUERY_MAX, SELECTED_MAX } from '@siren/domain/lists';
import { z } from 'zod';
import { defineCall, empty, id, isoDate, text, typed } from '../call/index.ts';
import { bulkAnswer, defineList, needsOf } from '../staff/index.ts';
import {
  checkedCart,
  couponFields,
  couponFilters,
  couponRow,
  foundVariant,
  named,
  selectedCoupon,
  staffCoupon,
} from './schemas.ts';

const needs = { all: needsOf('coupons') };
const seen = { id, version: z.int().min(0) };
const code = typed(64).refine((value) => couponCodeProblem(value) === null, 'no such code');
const prefix = typed(64).refine((value) => prefixProblem(value) === null, 'no such prefix');
/** Rows of a cart that is put together for a check. */
const CHECKED_MAX = 50;

export const couponsCalls = {
  '/api/admin/coupons/list': defineCall({
    summary: 'Discount coupons, narrowed, in an order; a series is one row unless its codes are asked for',
    needs,
    ...defineList({ row: couponRow, filters: couponFilters, sorts: couponSorts, sums: {} }),
    errors: [],
  }),
  '/api/admin/coupons/choices': defineCall({
    summary: 'Sections and brands that a coupon can be for, and the day by the shop’s clocks',
    needs,
    payload: empty,
    answer: z.object({ sections: z.array(named), brands: z.array(named), today: isoDate }),
    errors: [],
  }),
  '/api/admin/coupons/find-goods': defineCall({
    summary: 'Variants of goods by name or code, for a coupon or a cart that it is tried on',
    needs,
    payload: z.object({ query: typed(QUERY_MAX).min(1) }),
    answer: z.object({ goods: z.array(foundVariant) }),
    errors: [],
  }),
  '/api/admin/coupons/select': defineCall({
    summary:
      'Every coupon of a filter, to be worked on together. Refused where there are not as many as whoever selects them was told',
    needs,
    payload: z.object({
      query: typed(QUERY_MAX).default(''),
      filters: z.strictObject(couponFilters).partial().default({}),
      /** How many there were on the screen. */
      count: z.int().min(1).max(SELECTED_MAX),
    }),
    answer: z.object({ coupons: z.array(selectedCoupon) }),
    errors: ['general.conflict'],
  }),
  '/api/admin/coupons/get': defineCall({
    summary: 'A coupon with the orders that used it and its history',
    needs,
    payload: z.object({ id }),
    answer: staffCoupon,
    errors: ['coupon.not_found'],
  }),
  '/api/admin/coupons/create': defineCall({
    summary:
      'Make a coupon, which buyers can use at once; the same key makes one coupon, and is refused with it where it asks for another one',
    needs,
    payload: z.object({ idempotencyKey: z.uuid(), code, fields: z.strictObject(couponFields) }),
    answer: staffCoupon,
    errors: ['coupon.code_taken', 'coupon.made_otherwise'],
    changes: 'money',
    confirm: 'staff',
  }),
  '/api/admin/coupons/create-series': defineCall({
    summary:
      'Make many codes of one kind at once, each for one use; the same key makes one series. Answers the first of its coupons',
    needs,
    payload: z.object({
      idempotencyKey: z.uuid(),
      name: text(SERIES_NAME_MAX).min(1),
      prefix,
      length: z.int().min(SERIES_LENGTH_MIN).max(SERIES_LENGTH_MAX),
      count: z.int().min(2).max(SERIES_MAX),
      fields: z.strictObject(couponFields).omit({ limitTotal: true, limitPerUser: true }),
    }),
    answer: staffCoupon,
    errors: ['coupon.made_otherwise'],
    changes: 'money',
    confirm: 'staff',
  }),
  '/api/admin/coupons/save': defineCall({
    summary: 'Save a coupon; only what is named changes. Carts that hold it go by it at once',
    needs,
    payload: z.object({ ...seen, set: z.strictObject(couponFields).partial() }),
    answer: staffCoupon,
    errors: ['coupon.not_found', 'coupon.fed', 'general.conflict'],
    changes: 'money',
    confirm: 'staff',
  }),
  '/api/admin/coupons/switch': defineCall({
    summary:
      'Switch several coupons off or on, each by itself and as it was seen; what stands against one keeps none of the others. The row of a series switches all its codes, or those that another press switched',
    needs,
    payload: z.object({
      active: z.boolean(),
      /** Key of a press, the same in all its portions: the history keeps them together. */
      run: z.uuid().optional(),
      /** Key of a press that is taken back: of a series only the codes that it switched. */
      undo: z.uuid().optional(),
      coupons: z
        .array(z.object({ ...seen, whole: z.boolean().default(false) }))
        .min(1)
        .max(BULK_MAX),
    }),
    answer: bulkAnswer,
    errors: [],
    changes: 'money',
    confirm: 'staff',
  }),
  '/api/admin/coupons/check': defineCall({
    summary:
      'What a coupon would do to a cart, row by row, in the city of whoever asks or of the order, for a buyer who never used it: what an order would charge. Nothing is changed',
    needs,
    payload: z.object({
      id,
      cart: z.union([
        z.object({
          rows: z
            .array(z.object({ offer: id, quantity: z.int().min(1).max(999) }))
            .min(1)
            .max(CHECKED_MAX),
        }),
        z.object({ order: id }),
      ]),
    }),
    answer: checkedCart,
    errors: ['coupon.not_found', 'coupon.no_order'],
  }),
};
