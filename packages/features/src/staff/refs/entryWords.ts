import { fieldText, LIST_ITEMS_MAX, NUMBER } from '@siren/domain/references';
import { formatCount, formatExactMoney } from '@siren/ui/format';
import type {
  EntryProblem,
  FieldValue,
  ReferenceDeclaration,
  ReferenceField,
} from '@siren/domain/references';

/** A value as a cell shows it: «1\u00a0290,50\u00a0₽», «4\u00a0дн.». */
export function cellText(field: ReferenceField, value: FieldValue): string {
  if (field.type === 'money' && typeof value === 'string' && NUMBER.test(value))
    return formatExactMoney(Number(value));
  const { type, unit = '' } = field;
  const text = type === 'number' ? fieldText(field, value).replace('-', '\u2212') : fieldText(field, value);
  return text === '' || unit === '' ? text : `${text}\u00a0${unit}`;
}

const bound = (field: ReferenceField, value = 0): string => cellText(field, String(value));

type Problem = EntryProblem['problem'];
/** Problems whose words depend on the field. */
type OfField = 'too_few' | 'too_many' | 'too_long' | 'not_number' | 'ambiguous' | 'too_small' | 'too_large';
/** What a colour is written like; the palette begins with it. */
export const COLOR_LIKE = '#a4b19b';
const plainWords: Readonly<Record<Exclude<Problem, OfField>, string>> = {
  empty: 'Заполните это поле.',
  taken: 'Такая запись уже есть.',
  once: 'Такая запись бывает одна, и\u00a0она уже есть.',
  not_whole: 'Нужно целое число.',
  not_day: 'Нужна дата, например 07.01.2026.',
  not_hours: 'Нужны часы, например 10:00–16:00.',
  before_first: 'Последний день раньше первого.',
  no_word: 'Здесь нужны слова: по\u00a0знакам цвет не\u00a0узнать.',
  two_places: 'Оставьте одно: город или\u00a0магазин.',
  not_color: `Нужен цвет: шесть знаков после решётки, например ${COLOR_LIKE}.`,
  not_flag: 'Здесь бывает «да» или\u00a0«нет».',
  not_offered: 'Такого нет в\u00a0списке. Выберите из\u00a0него.',
};

/** What is wrong with a field, and how it is mended. */
export function problemWords({ problem }: EntryProblem, field: ReferenceField): string {
  const { type, max = 0, least = 0, from, to } = field;
  switch (problem) {
    case 'too_few':
      return `Здесь нужно не\u00a0меньше\u00a0${least}, через запятую.`;
    case 'too_many':
      return `Здесь может быть не\u00a0больше\u00a0${LIST_ITEMS_MAX}.`;
    case 'too_long':
      return `${type === 'list' ? 'Каждое слово' : 'Текст'} не\u00a0длиннее ${max}\u00a0знаков.`;
    case 'not_number':
      return type === 'money' ? 'Нужна сумма, например 1\u00a0290,50.' : 'Нужно число.';
    case 'ambiguous':
      return 'Тысячи или доли? Напишите без точки и\u00a0запятой или с\u00a0двумя знаками после неё.';
    case 'too_small':
      return `Не\u00a0меньше ${bound(field, from)}.`;
    case 'too_large':
      return `Не\u00a0больше ${bound(field, to)}.`;
    default:
      return plainWords[problem];
  }
}

/** In how many records an entry stands. */
export const usesWords = ({ standsIn }: Pick<ReferenceDeclaration, 'standsIn'>, uses: number): string =>
  formatCount(uses, standsIn === 'goods' ? ['товар', 'товара', 'товаров'] : ['заказ', 'заказа', 'заказов']);
