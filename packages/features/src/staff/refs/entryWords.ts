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

/** What is wrong with a field, and how it is mended. */
export function problemWords({ problem }: EntryProblem, field: ReferenceField): string {
  const { type, max = 0, least = 0, from, to } = field;
  switch (problem) {
    case 'empty':
      return 'Заполните это поле.';
    case 'too_few':
      return `Здесь нужно не\u00a0меньше\u00a0${least}, через запятую.`;
    case 'too_many':
      return `Здесь может быть не\u00a0больше\u00a0${LIST_ITEMS_MAX}.`;
    case 'too_long':
      return `${type === 'list' ? 'Каждое слово' : 'Текст'} не\u00a0длиннее ${max}\u00a0знаков.`;
    case 'taken':
      return 'Такая запись уже есть.';
    case 'once':
      return 'Такая запись бывает одна, и\u00a0она уже есть.';
    case 'not_number':
      return type === 'money' ? 'Нужна сумма, например 1\u00a0290,50.' : 'Нужно число.';
    case 'ambiguous':
      return 'Тысячи или доли? Напишите без точки и\u00a0запятой или с\u00a0двумя знаками после неё.';
    case 'not_whole':
      return 'Нужно целое число.';
    case 'too_small':
      return `Не\u00a0меньше ${bound(field, from)}.`;
    case 'too_large':
      return `Не\u00a0больше ${bound(field, to)}.`;
    case 'not_day':
      return 'Нужна дата, например 07.01.2026.';
    case 'not_flag':
      return 'Здесь бывает «да» или\u00a0«нет».';
    case 'not_offered':
      return 'Такого нет в\u00a0списке. Выберите из\u00a0него.';
  }
}

/** In how many records an entry stands. */
export const usesWords = ({ madeBy }: Pick<ReferenceDeclaration, 'madeBy'>, uses: number): string =>
  formatCount(uses, madeBy === 'goods' ? ['товар', 'товара', 'товаров'] : ['заказ', 'заказа', 'заказов']);
