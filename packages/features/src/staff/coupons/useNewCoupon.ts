import { ApiError } from '@siren/contract/errors';
import {
  couponCodeProblem,
  prefixProblem,
  SERIES_LENGTH_MAX,
  SERIES_LENGTH_MIN,
  SERIES_MAX,
} from '@siren/domain/coupons';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { newIdempotencyKey, useApi } from '../../api/index.ts';
import { screenPath } from '../kit/index.ts';
import { emptyFields, fieldsIn, formOf, problemsOf } from './couponForm.ts';
import type { CouponForm } from './couponForm.ts';

/** What is asked besides the fields: a code, or how codes of a series are made. */
export interface CodeForm {
  kind: 'one' | 'series';
  code: string;
  name: string;
  prefix: string;
  length: string;
  count: string;
}

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

/** A coupon or a series that is to be made, under one key, so that a press that is repeated makes one. */
export function useNewCoupon() {
  const api = useApi();
  const navigate = useNavigate();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [fields, setFields] = useState<CouponForm>(() => formOf(emptyFields));
  const [codes, setCodes] = useState(firstCode);
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  /** A code that somebody has already. */
  const [taken, setTaken] = useState<string | null>(null);
  const problems: Partial<Record<string, string>> = { ...problemsOf(fields, 0), ...codeProblems(codes) };
  const code = codes.code.trim();

  const send = () => {
    const { limitTotal, limitPerUser, ...plain } = fieldsIn(fields);
    if (codes.kind === 'one')
      return api.call('/api/admin/coupons/create', {
        ...{ idempotencyKey, code, fields: { ...plain, limitTotal, limitPerUser } },
      });
    const { name, prefix, length, count } = codes;
    return api.call('/api/admin/coupons/create-series', {
      ...{ idempotencyKey, name: name.trim(), prefix: prefix.trim() },
      ...{ length: Number(length), count: Number(count), fields: plain },
    });
  };
  async function make(): Promise<void> {
    setTried(true);
    if (sending || Object.keys(problems).length > 0) return;
    setSending(true);
    setError(null);
    try {
      const { id } = await send();
      // «Back» leads to where one came from: the coupon is made.
      void navigate(`${screenPath('coupons')}/${id}`, { replace: true });
    } catch (refused) {
      if (refused instanceof ApiError && refused.is('coupon.code_taken')) setTaken(code);
      else setError(refused);
      setSending(false);
    }
  }
  return {
    ...{ fields, codes, sending, error, make },
    set: (name: keyof CouponForm, value: string) => setFields({ ...fields, [name]: value }),
    setCodes: (change: Partial<CodeForm>) => setCodes({ ...codes, ...change }),
    problemOf(field: string): string | undefined {
      if (field === 'code' && taken !== null && taken === code) return 'Такой промокод уже есть.';
      return tried ? problems[field] : undefined;
    },
  };
}
