import type { PayloadOf } from '@siren/contract/calls';
import { couponProblems } from '@siren/domain/coupons';
import type { CouponFields, CouponNamed } from '@siren/domain/coupons';
import { parseMoney } from '@siren/domain/money';
import { formatDecimal } from '@siren/ui/format';

export type CouponWish = PayloadOf<'/api/admin/coupons/save'>['set'];

/**
 * What stands in the form of a coupon: texts by the name of their field. Sections and brands are their ids; goods have their
 * names with them, for a draft outlives the search that found them.
 */
export type CouponForm = Readonly<Record<keyof CouponFields, string>>;

export const emptyFields: CouponFields = {
  ...{ description: '', active: true, type: 'percent', value: 10, maxDiscount: null, minTotal: 0 },
  ...{
    targets: [],
    offers: [],
    brands: [],
    excludes: [],
    from: null,
    to: null,
    limitTotal: null,
    limitPerUser: null,
  },
};

const numberText = (value: number | null): string => (value === null ? '' : formatDecimal(value));

export const idsText = (ids: readonly number[]): string => ids.join(', ');
export const idsIn = (text: string): number[] => (text === '' ? [] : text.split(', ').map(Number));

/** A line of a good: its id and its name. */
export const goodsText = (goods: readonly CouponNamed[]): string =>
  goods.map(({ id, name }) => `${id} ${name}`).join('\n');
export const goodsIn = (text: string): CouponNamed[] =>
  text === ''
    ? []
    : text.split('\n').map((line) => {
        const [id = ''] = line.split(' ', 1);
        return { id: Number(id), name: line.slice(id.length + 1) };
      });

/** @param goods what the goods are called that it names */
export const formOf = (fields: CouponFields, goods: readonly CouponNamed[]): CouponForm => ({
  description: fields.description,
  active: fields.active ? 'yes' : '',
  type: fields.type,
  value: numberText(fields.value),
  maxDiscount: numberText(fields.maxDiscount),
  minTotal: fields.minTotal === 0 ? '' : numberText(fields.minTotal),
  targets: idsText(fields.targets),
  offers: goodsText(
    fields.offers.map((id) => goods.find((good) => good.id === id) ?? { id, name: `№\u00a0${id}` }),
  ),
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
  offers: goodsIn(form.offers).map(({ id }) => id),
  brands: idsIn(form.brands),
  excludes: idsIn(form.excludes),
  from: form.from || null,
  to: form.to || null,
  limitTotal: optional(form.limitTotal),
  limitPerUser: optional(form.limitPerUser),
});

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
