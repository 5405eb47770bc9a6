import type { Api } from '@siren/contract/calls';
import { ApiError } from '@siren/contract/errors';
import {
  couponCodeProblem,
  emptyCoupon,
  prefixProblem,
  SERIES_LENGTH_MAX,
  SERIES_LENGTH_MIN,
  SERIES_MAX,
} from '@siren/domain/coupons';
import type { StaffCoupon } from '@siren/domain/coupons';
import { useApi } from '../../api/index.ts';
import { screenPath, useNewRecord } from '../kit/index.ts';
import { fieldsIn, formOf, isSound, problemsOf } from './couponForm.ts';
import type { CouponForm } from './couponForm.ts';
import { useGoodNames } from './useGoodNames.ts';

/** What is asked besides the fields: a code (`kind` is `one`), or how codes of a series are made. */
export type CodeForm = Readonly<Record<'kind' | 'code' | 'name' | 'prefix' | 'length' | 'count', string>>;

const firstCode: CodeForm = { kind: 'one', code: '', name: '', prefix: '', length: '8', count: '100' };

const wholeIn = (text: string, least: number, most: number): boolean =>
  /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;

function codeProblems({
  kind,
  code,
  name,
  prefix,
  length,
  count,
}: CodeForm): Partial<Record<string, string>> {
  const found =
    kind === 'one'
      ? { code: couponCodeProblem(code.trim()) }
      : {
          name: name.trim() === '' ? 'Напишите название серии.' : null,
          prefix: prefixProblem(prefix.trim()),
          length: wholeIn(length, SERIES_LENGTH_MIN, SERIES_LENGTH_MAX)
            ? null
            : `От\u00a0${SERIES_LENGTH_MIN} до\u00a0${SERIES_LENGTH_MAX}.`,
          count: wholeIn(count, 2, SERIES_MAX) ? null : 'От\u00a02 до\u00a010\u00a0000.',
        };
  return Object.fromEntries(Object.entries(found).flatMap(([field, said]) => (said ? [[field, said]] : [])));
}

export type NewCouponForm = CouponForm & CodeForm;

/** As it is begun. */
export const emptyNewCoupon: NewCouponForm = { ...formOf(emptyCoupon), ...firstCode };

/** For a series no limits are asked: each of its codes is for one use. */
const newProblemsOf = (form: NewCouponForm) => ({
  ...problemsOf(form.kind === 'one' ? form : { ...form, limitTotal: '', limitPerUser: '' }, 0),
  ...codeProblems(form),
});

const DRAFT = 'coupon/new';

/** Sends a form. */
function makeBy(api: Api, form: NewCouponForm, idempotencyKey: string): Promise<StaffCoupon> {
  const { limitTotal, limitPerUser, ...plain } = fieldsIn(form);
  if (form.kind === 'one')
    return api.call('/api/admin/coupons/create', {
      ...{ idempotencyKey, code: form.code.trim(), fields: { ...plain, limitTotal, limitPerUser } },
    });
  return api.call('/api/admin/coupons/create-series', {
    ...{ idempotencyKey, name: form.name.trim(), prefix: form.prefix.trim() },
    ...{ length: Number(form.length), count: Number(form.count), fields: plain },
  });
}

/** A coupon or a series that is to be made. */
export function useNewCoupon() {
  const api = useApi();
  const form = useNewRecord<NewCouponForm, StaffCoupon>({
    ...{ name: DRAFT, stored: emptyNewCoupon, isSound, problemsOf: newProblemsOf },
    otherwise: 'coupon.made_otherwise',
    make: (fields, key) => makeBy(api, fields, key),
    pathOf: (id) => `${screenPath('coupons')}/${id}`,
  });
  const isTaken = form.error instanceof ApiError && form.error.is('coupon.code_taken');
  return {
    ...form,
    goods: useGoodNames(DRAFT, [], form),
    error: isTaken ? null : form.error,
    problemOf: (field: string): string | undefined =>
      field === 'code' && isTaken ? 'Такой промокод уже есть.' : form.problemOf(field),
  };
}
