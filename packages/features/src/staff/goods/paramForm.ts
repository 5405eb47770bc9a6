import type { GoodParam, StaffGood } from '@siren/domain/goods';
import type { GoodWish } from './useGood.ts';

/** What stands in the form: texts by the name of their field. */
type Texts = Readonly<Record<string, string>>;

/** A param in the form. */
export interface ParamKey {
  offer: number;
  key: string;
}

export const valueField = ({ offer, key }: ParamKey): string => `param ${offer} ${key}`;
export const unitField = ({ offer, key }: ParamKey): string => `unit ${offer} ${key}`;

/** All params of a good that shoppers see, with what they are of. */
const paramsOf = ({ variants }: StaffGood) =>
  variants.flatMap(({ offer, article, params }) =>
    params.flatMap((param): (GoodParam & ParamKey & { value: string; article: string })[] =>
      param.value === null ? [] : [{ ...param, value: param.value, offer, article }],
    ),
  );

/** Params as the form of a good shows them. */
export const paramsForm = (good: StaffGood): Texts =>
  Object.fromEntries(
    paramsOf(good).flatMap((param) => [
      [valueField(param), param.value],
      [unitField(param), param.unit ?? ''],
    ]),
  );

/** What a field is called where two people have changed it; undefined where it is none of a param. */
export function paramLabel(good: StaffGood, field: string): string | undefined {
  const param = paramsOf(good).find((one) => [valueField(one), unitField(one)].includes(field));
  if (!param) return undefined;
  return `${field === unitField(param) ? `${param.name}, единица` : param.name}, ${param.article}`;
}

/** What is wrong with the params of a form. */
export const paramProblems = (good: StaffGood, form: Texts): Texts =>
  Object.fromEntries(
    paramsOf(good).flatMap((param) =>
      form[valueField(param)]?.trim() === ''
        ? [[valueField(param), 'Напишите значение или уберите параметр.']]
        : [],
    ),
  );

/** The params that a form changes, each whole. */
export const paramWishes = (
  good: StaffGood,
  form: Texts,
  changed: Partial<Texts>,
): NonNullable<GoodWish['params']> =>
  paramsOf(good).flatMap((param) => {
    const [at, unitAt] = [valueField(param), unitField(param)];
    if (changed[at] === undefined && changed[unitAt] === undefined) return [];
    const { offer, key, name } = param;
    return [{ offer, key, name, value: form[at]?.trim() ?? '', unit: form[unitAt]?.trim() || null }];
  });
