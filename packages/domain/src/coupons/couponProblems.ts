import { MONEY_MAX } from '../money/index.ts';
import { writtenCode } from '../typed/index.ts';
import type { CouponFields } from './staffCoupon.ts';

/** Signs of a code at least and at most. */
export const COUPON_CODE_MIN = 3;
export const COUPON_CODE_MAX = 40;
export const COUPON_DESCRIPTION_MAX = 200;
/** Sections or goods that one coupon names at most. */
export const COUPON_NAMED_MAX = 200;
/** Uses that a limit may allow at most. */
export const COUPON_LIMIT_MAX = 1_000_000;

/** What is wrong with the code of a new coupon; null where it is one. */
export function couponCodeProblem(code: string): string | null {
  const { length } = code;
  if (length < COUPON_CODE_MIN || length > COUPON_CODE_MAX)
    return `От\u00a0${COUPON_CODE_MIN} до\u00a0${COUPON_CODE_MAX} знаков.`;
  if (!/^[\p{L}\d][\p{L}\d_-]*$/u.test(code) || writtenCode(code) !== code)
    return 'Буквы, цифры, дефис и\u00a0подчёркивание, без\u00a0пробелов.';
  return null;
}

type Problems = Partial<Record<keyof CouponFields, string>>;

const isCents = (value: number) => Math.round(value * 100) / 100 === value;
const isMoney = (value: number) => Number.isFinite(value) && value <= MONEY_MAX && isCents(value);
const isLimit = (value: number) => Number.isInteger(value) && value >= 1 && value <= COUPON_LIMIT_MAX;

const valueProblem = ({ type, value }: CouponFields): string | null => {
  if (!(value > 0) || !isMoney(value)) return 'Напишите число больше нуля.';
  return type === 'percent' && value > 100 ? 'Не\u00a0больше 100\u00a0%.' : null;
};

const limitProblem = ({ limitTotal }: CouponFields, used: number): string | null => {
  if (limitTotal === null) return null;
  if (!isLimit(limitTotal)) return 'Целое число от\u00a01.';
  return limitTotal < used ? `Не\u00a0меньше ${used}: столько раз уже использован.` : null;
};

/** What is wrong with fields, by field. @param used how often the coupon was used so far */
export function couponProblems(fields: CouponFields, used: number): Problems {
  const { maxDiscount, minTotal, from, to, limitPerUser } = fields;
  const found: Record<string, string | null> = {
    value: valueProblem(fields),
    maxDiscount:
      maxDiscount === null || (maxDiscount >= 1 && isMoney(maxDiscount)) ? null : 'Не\u00a0меньше 1\u00a0₽.',
    minTotal: minTotal >= 0 && isMoney(minTotal) ? null : 'Напишите рубли.',
    to: from !== null && to !== null && to < from ? 'Раньше первого дня.' : null,
    limitTotal: limitProblem(fields, used),
    limitPerUser: limitPerUser === null || isLimit(limitPerUser) ? null : 'Целое число от\u00a01.',
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null)) as Problems;
}
