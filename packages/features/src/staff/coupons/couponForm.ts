import type { PayloadOf } from '@siren/contract/calls';
import { couponProblems, couponTypes } from '@siren/domain/coupons';
import type { CouponFields } from '@siren/domain/coupons';
import { parseMoney } from '@siren/domain/money';
import { formatDecimal } from '@siren/ui/format';

export type CouponWish = PayloadOf<'/api/admin/coupons/save'>['set'];

/** What stands in the form of a coupon: texts by the name of their field. Sections, brands and goods are their ids. */
export type CouponForm = Readonly<Record<keyof CouponFields, string>>;

const numberText = (value: number | null): string => (value === null ? '' : formatDecimal(value));

export const idsText = (ids: readonly number[]): string => ids.join(', ');
export const idsIn = (text: string): number[] => (text === '' ? [] : text.split(', ').map(Number));

export const formOf = (fields: CouponFields): CouponForm => ({
  description: fields.description,
  active: fields.active ? 'yes' : '',
  type: fields.type,
  value: numberText(fields.value),
  maxDiscount: numberText(fields.maxDiscount),
  minTotal: fields.minTotal === 0 ? '' : numberText(fields.minTotal),
  targets: idsText(fields.targets),
  offers: idsText(fields.offers),
  brands: idsText(fields.brands),
  excludes: idsText(fields.excludes),
  from: fields.from ?? '',
  to: fields.to ?? '',
  limitTotal: numberText(fields.limitTotal),
  limitPerUser: numberText(fields.limitPerUser),
});

/** What is no number is told as one that no field takes. */
const numberIn = (text: string): number => parseMoney(text) ?? Number.NaN;
const optional = (text: string): number | null => (text.trim() === '' ? null : numberIn(text));

/** The fields that a form means. */
export const fieldsIn = (form: CouponForm): CouponFields => ({
  description: form.description.trim(),
  active: form.active === 'yes',
  type: form.type === 'fixed' ? 'fixed' : 'percent',
  value: numberIn(form.value),
  maxDiscount: optional(form.maxDiscount),
  minTotal: optional(form.minTotal) ?? 0,
  targets: idsIn(form.targets),
  offers: idsIn(form.offers),
  brands: idsIn(form.brands),
  excludes: idsIn(form.excludes),
  from: form.from || null,
  to: form.to || null,
  limitTotal: optional(form.limitTotal),
  limitPerUser: optional(form.limitPerUser),
});

/** Whether a form can be read: a draft may be older than the shape of its fields. */
export const isSound = (form: CouponForm): boolean =>
  Object.values(form).every((text) => typeof text === 'string') &&
  couponTypes.some((type) => type === form.type) &&
  [form.targets, form.offers, form.brands, form.excludes].every((text) =>
    idsIn(text).every((id) => Number.isSafeInteger(id) && id > 0),
  );

/** What is wrong with a form, by field. @param used how often the coupon was used so far */
export const problemsOf = (form: CouponForm, used: number): Partial<Record<keyof CouponFields, string>> =>
  couponProblems(fieldsIn(form), used);

/** What a form asks of the server; fields that stayed are left out. */
export function wishOf(form: CouponForm, changed: Partial<CouponForm>): CouponWish {
  const fields = fieldsIn(form);
  return Object.fromEntries(
    (Object.keys(changed) as (keyof CouponFields)[]).map((field) => [field, fields[field]]),
  );
}
