import type { CallPath } from '@siren/contract/calls';
import type { Handlers } from '../http/index.ts';
import { checkCoupon } from './checkCoupon.ts';
import { createCoupon } from './createCoupon.ts';
import { createSeries } from './createSeries.ts';
import { listCoupons, selectCoupons } from './listCoupons.ts';
import { findCouponGoods, readCouponChoices } from './readCouponChoices.ts';
import { readStaffCoupon } from './readStaffCoupon.ts';
import { saveCoupon } from './saveCoupon.ts';
import { switchCoupons } from './switchCoupons.ts';

/** Calls by which staff keep discount coupons. */
export const couponsHandlers: Pick<Handlers, Extract<CallPath, `/api/admin/coupons/${string}`>> = {
  '/api/admin/coupons/list': listCoupons,
  '/api/admin/coupons/choices': readCouponChoices,
  '/api/admin/coupons/find-goods': findCouponGoods,
  '/api/admin/coupons/select': selectCoupons,
  '/api/admin/coupons/get': (context, { id }) => readStaffCoupon(context, id),
  '/api/admin/coupons/create': createCoupon,
  '/api/admin/coupons/create-series': createSeries,
  '/api/admin/coupons/save': saveCoupon,
  '/api/admin/coupons/switch': switchCoupons,
  '/api/admin/coupons/check': checkCoupon,
};
