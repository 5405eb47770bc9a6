import { priceProblem } from '@siren/domain/goods';
import type { GoodPrice, StaffGood } from '@siren/domain/goods';
import { parseMoney } from '@siren/domain/money';
import { formatExactMoney } from '@siren/ui/format';
import { paramLabel, paramProblems, paramsForm, paramWishes } from './paramForm.ts';
import type { GoodWish } from './useGood.ts';

/** What stands in the form of a good: texts by the name of their field. */
export type GoodForm = Readonly<Record<string, string>>;

/** A price in the form. */
export interface PriceKey {
  offer: number;
  region: number;
}

export const priceField = ({ offer, region }: PriceKey): string => `price ${offer} ${region}`;
export const oldPriceField = ({ offer, region }: PriceKey): string => `oldPrice ${offer} ${region}`;

/** All prices of a good, with what they are of. */
export const pricesOf = ({ variants }: StaffGood) =>
  variants.flatMap(({ offer, article, prices }) =>
    prices.map((price): GoodPrice & { key: PriceKey; article: string } => ({
      ...price,
      key: { offer, region: price.region.id },
      article,
    })),
  );

/** As a price is told, without its sign: the field says what it is. */
const roublesText = (roubles: number | null): string =>
  roubles === null ? '' : formatExactMoney(roubles).replace(/\s*₽$/u, '');

/** A good as its form shows it. */
export function formOf(good: StaffGood): GoodForm {
  const { name, brand, section, description } = good;
  const prices = pricesOf(good).flatMap(({ key, price, oldPrice }) => [
    [priceField(key), roublesText(price)],
    [oldPriceField(key), roublesText(oldPrice)],
  ]);
  const own = { name, brand: brand ?? '', section: String(section), description };
  return { ...own, ...Object.fromEntries(prices), ...paramsForm(good) };
}

/** What a field of the form is called where two people have changed it. */
export function labelOf(good: StaffGood, field: string): string {
  const own: Readonly<Record<string, string>> = {
    name: 'Название',
    brand: 'Бренд',
    section: 'Раздел',
    description: 'Описание',
  };
  const of = pricesOf(good).find(({ key }) => [priceField(key), oldPriceField(key)].includes(field));
  if (!of) return own[field] ?? paramLabel(good, field) ?? field;
  return `${field === priceField(of.key) ? 'Цена' : 'Старая цена'}, ${of.article}, ${of.region.name}`;
}

/** A sum that somebody typed; an empty field is none. `null` where it cannot be read. */
const typedRoubles = (typed: string): number | null | undefined =>
  typed.trim() === '' ? undefined : parseMoney(typed);

const UNREAD = 'Напишите рубли, копейки после запятой: «1\u00a0234,50».';

interface TypedPrice {
  /** Roubles; null where something is wrong. */
  wish: { price: number; oldPrice: number | null } | null;
  problems: { price?: string; oldPrice?: string };
}

/** What somebody typed as a price and an old one. */
export function typedPrice(typed: string, typedOld: string): TypedPrice {
  const [price, oldPrice] = [typedRoubles(typed), typedRoubles(typedOld)];
  const problems: TypedPrice['problems'] = {
    ...(price === undefined && { price: 'Напишите цену.' }),
    ...(price === null && { price: UNREAD }),
    ...(oldPrice === null && { oldPrice: UNREAD }),
  };
  if (price === undefined || price === null || oldPrice === null) return { wish: null, problems };
  const problem = priceProblem(price, oldPrice ?? null);
  if (problem === 'price')
    return { wish: null, problems: { price: 'Цена больше нуля и\u00a0меньше 10\u00a0миллиардов.' } };
  if (problem === 'old_price') return { wish: null, problems: { oldPrice: 'Больше цены или пусто.' } };
  return { wish: { price, oldPrice: oldPrice ?? null }, problems: {} };
}

/** What is wrong with the fields of a form, each in words of its own. */
export function problemsOf(good: StaffGood, form: GoodForm): Readonly<Record<string, string>> {
  const problems: Record<string, string> = { ...paramProblems(good, form) };
  if (form['name']?.trim() === '') problems['name'] = 'Напишите название.';
  for (const { key } of pricesOf(good)) {
    const [at, oldAt] = [priceField(key), oldPriceField(key)];
    const wrong = typedPrice(form[at] ?? '', form[oldAt] ?? '').problems;
    if (wrong.price !== undefined) problems[at] = wrong.price;
    if (wrong.oldPrice !== undefined) problems[oldAt] = wrong.oldPrice;
  }
  return problems;
}

/** What a form asks of the server; fields that stayed are left out. The form has no problems. */
export function wishOf(good: StaffGood, form: GoodForm, changed: Partial<GoodForm>): GoodWish {
  const { name, brand, section, description } = changed;
  return {
    params: paramWishes(good, form, changed),
    set: {
      ...(name !== undefined && { name }),
      ...(brand !== undefined && { brand: brand.trim() === '' ? null : brand }),
      ...(section !== undefined && { section: Number(section) }),
      ...(description !== undefined && { description }),
    },
    prices: pricesOf(good).flatMap(({ key }) => {
      if (changed[priceField(key)] === undefined && changed[oldPriceField(key)] === undefined) return [];
      const price = typedRoubles(form[priceField(key)] ?? '') ?? 0;
      return [{ ...key, price, oldPrice: typedRoubles(form[oldPriceField(key)] ?? '') ?? null }];
    }),
  };
}
