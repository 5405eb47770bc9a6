import type { RawOffer } from '../feed/index.ts';
import { line } from '../text/index.ts';
import type { OfferParam } from './Offer.ts';
import { paramGroup } from './paramGroup.ts';

const VALUE_MAX = 500;

const CONDITIONS: readonly [RegExp, string][] = [
  [/^(?:likenew|like_new)$/i, 'Как новый'],
  [/^(?:used|preowned|secondhand)$/i, 'Был в употреблении'],
  [/^(?:refurbished)$/i, 'Восстановлен'],
  [/^(?:reduction|discounted)$/i, 'Уценён'],
  [/^(?:showcasesample|showcase)$/i, 'Витринный образец'],
  // New is what any good is.
  [/^new$/i, ''],
];

const QUALITIES: Readonly<Record<string, string>> = {
  perfect: 'Идеальный вид',
  excellent: 'Отличный вид',
  good: 'Хороший вид',
  acceptable: 'Есть заметные следы',
};

const number = (text: string): string | null => {
  const value = Number(text.trim().replace(',', '.') || Number.NaN);
  return Number.isFinite(value) && value > 0 ? String(value).replace('.', ',') : null;
};

const inner = (xml: string, name: string) =>
  new RegExp(`<${name}>([^<]*)</${name}>`, 'i').exec(xml)?.[1] ?? '';

/** What `<condition>` says: its kind and look, and the reason in the feed's own words. */
const conditionOf = ({ condition: { type, text } }: RawOffer): [string, string][] => {
  if (type === '' && text === '') return [];
  const kind = CONDITIONS.find(([known]) => known.test(type.trim()))?.[1] ?? line(type, 100);
  const quality = inner(text, 'quality').trim();
  const look = QUALITIES[quality.toLowerCase()] ?? line(quality, 100);
  const isParted = /<(?:reason|quality)>/i.test(text);
  const reason = line(isParted ? inner(text, 'reason') : text, VALUE_MAX);
  return [
    ['Состояние', [kind, look].filter(Boolean).join(', ')],
    ['Причина уценки', reason],
  ];
};

const plural = new Intl.PluralRules('ru');
const YEARS: Readonly<Record<string, string>> = { one: 'год', few: 'года' };
const PERIOD = /^P(?=\d)(?:(\d{1,3})Y)?(?:(\d{1,3})M)?(?:(\d{1,4})D)?$/i;

/** «true» or a period as ISO 8601 writes it. */
const warrantyOf = (text: string): string => {
  if (/^(?:true|1|да|yes)$/i.test(text)) return 'Есть';
  const [, years, months, days] = PERIOD.exec(text) ?? [];
  const parts = [
    [years, YEARS[plural.select(Number(years))] ?? 'лет'],
    [months, 'мес.'],
    [days, 'дн.'],
  ];
  return parts.flatMap(([count, unit]) => (Number(count) > 0 ? [`${Number(count)} ${unit}`] : [])).join(' ');
};

/** Length, width and height of the parcel. */
const dimensionsOf = (text: string): string => {
  const sides = text.split('/').map(number);
  return sides.length === 3 && sides.every((side) => side !== null) ? sides.join(' × ') : '';
};

/** Elements of an offer that tell buyers something, as params; those that the offer has by that name stay as they are. */
export function offerFacts(raw: RawOffer, params: readonly OfferParam[]): OfferParam[] {
  const said = (name: string) => (raw.texts.get(name) ?? '').trim();
  const least = number(said('min-quantity'));
  const age = number(said('age'));
  const facts: [name: string, value: string, unit?: string][] = [
    ...conditionOf(raw),
    ['Страна производства', line(said('country_of_origin'), 100)],
    ['Вес с упаковкой', number(said('weight')) ?? '', 'кг'],
    ['Габариты упаковки', dimensionsOf(said('dimensions')), 'см'],
    ['Гарантия производителя', warrantyOf(said('manufacturer_warranty'))],
    [
      'Возраст',
      age === null ? '' : raw.ageUnit.trim().toLowerCase() === 'month' ? `от ${age} мес.` : `${age}+`,
    ],
    ['Наименьший заказ', least === null || least === '1' ? '' : least, 'шт.'],
    ['Условия продажи', line(said('sales_notes'), VALUE_MAX)],
  ];
  return facts.flatMap(([name, value, unit = null]) =>
    value === '' || params.some((param) => param.name.toLowerCase() === name.toLowerCase())
      ? []
      : [{ name, value, unit, group: paramGroup(name) }],
  );
}
