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
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../api/index.ts';
import { screenPath, useCheckedForm, useRequestKey } from '../kit/index.ts';
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

/**
 * A coupon or a series that is to be made, under one key, so that a press that is repeated makes one. What was typed outlives a reload,
 * and so does its key. While it is on its way nothing is changed: what is made is what is seen.
 */
export function useNewCoupon() {
  const api = useApi();
  const navigate = useNavigate();
  const key = useRequestKey(DRAFT);
  const [made, setMade] = useState<number | null>(null);
  const form = useCheckedForm<NewCouponForm>({
    ...{ name: DRAFT, stored: emptyNewCoupon, isNew: true, isSound },
    problemsOf: newProblemsOf,
    async send(_, fields) {
      const coupon = await makeBy(api, fields, key.take());
      key.forget();
      setMade(coupon.id);
      // The draft is used up.
      return emptyNewCoupon;
    },
  });
  const isLeft = made !== null && !form.dirty;
  useEffect(() => {
    // «Back» leads to where one came from: the coupon is made.
    if (isLeft && made !== null) void navigate(`${screenPath('coupons')}/${made}`, { replace: true });
  }, [isLeft, made, navigate]);
  const isTaken = form.error instanceof ApiError && form.error.is('coupon.code_taken');
  return {
    ...form,
    goods: useGoodNames(DRAFT, [], form),
    set: (field: keyof NewCouponForm, value: string) => {
      if (!form.saving) form.set(field, value);
    },
    undo() {
      key.forget();
      form.undo();
    },
    error: isTaken ? null : form.error,
    /** What an earlier press with this key has made, where that is something else. */
    madeBefore: madeIn(form.error),
    problemOf: (field: string): string | undefined =>
      field === 'code' && isTaken ? 'Такой промокод уже есть.' : form.problemOf(field),
  };
}

/** The coupon that a refusal brings. */
function madeIn(error: unknown): StaffCoupon | null {
  if (!(error instanceof ApiError) || !error.is('coupon.made_otherwise')) return null;
  return error.body.data as StaffCoupon;
}
