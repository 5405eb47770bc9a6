import type { StaffCoupon } from '@siren/domain/coupons';
import { useState } from 'react';
import { useApi } from '../../api/index.ts';
import { useCheckedForm, useRecord, useTell } from '../kit/index.ts';
import type { CheckedForm } from '../kit/index.ts';
import { formOf, isSound, problemsOf, wishOf } from './couponForm.ts';
import type { CouponForm, CouponWish } from './couponForm.ts';
import { couponResource } from './resources.ts';
import { useGoodNames } from './useGoodNames.ts';
import type { GoodNames } from './useGoodNames.ts';

/** What can be done to the coupon that somebody looks at. */
export interface OpenCoupon {
  coupon: StaffCoupon;
  save(set: CouponWish): Promise<StaffCoupon>;
  /** Off or on, at once. */
  switchTo(active: boolean): Promise<void>;
  /** It is being switched. */
  switching: boolean;
}

/** A coupon that is looked at. */
export function useCoupon(id: number) {
  const api = useApi();
  const tell = useTell();
  const { data, error, retry, change } = useRecord(couponResource(id));
  const [switching, setSwitching] = useState(false);
  const open = (coupon: StaffCoupon): OpenCoupon => {
    const save: OpenCoupon['save'] = (set) =>
      change(() => api.call('/api/admin/coupons/save', { id, version: coupon.version, set }));
    return {
      coupon,
      save,
      switching,
      async switchTo(active) {
        setSwitching(true);
        try {
          await save({ active });
          tell.done(active ? 'Промокод включён' : 'Промокод выключен');
        } catch (refused) {
          tell.failed(refused);
        } finally {
          setSwitching(false);
        }
      },
    };
  };
  return { data, error, retry, open };
}

export interface OpenForm extends CheckedForm<CouponForm> {
  goods: GoodNames;
}

/** The fields of a coupon in one form, which is saved as one. */
export function useCouponForm({ coupon, save }: OpenCoupon): OpenForm {
  const name = `coupon/${coupon.id}`;
  const form = useCheckedForm<CouponForm>({
    ...{ name, isSound, stored: formOf(coupon.fields) },
    problemsOf: (fields) => problemsOf(fields, coupon.used),
    send: async (changed, fields) => formOf((await save(wishOf(fields, changed))).fields),
  });
  return { ...form, goods: useGoodNames(name, coupon.goods, form) };
}
