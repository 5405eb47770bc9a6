import { isDay } from '../lists/index.ts';
import { parseMoney } from '../money/index.ts';
import { withoutUnseen } from '../typed/index.ts';
import type { FieldValue, ReferenceDeclaration, ReferenceField } from './entities.ts';

/** Stands between the words of a list, where it is typed and where it is shown. */
const BETWEEN = ', ';

/** Words are the same in any case, and with «е» for «ё». */
export const folded = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

const cleanText = (text: string): string => withoutUnseen(text).replaceAll(/\s+/gu, ' ').trim();

function cleanList(text: string): string[] {
  const words = text.split(/[,;\n]/u).map(cleanText);
  const byFold = new Map<string, string>();
  for (const word of words) if (word && !byFold.has(folded(word))) byFold.set(folded(word), word);
  return [...byFold.values()];
}

const cleanLines = (text: string): string =>
  text
    .split(/\r\n|\r|\n/u)
    .map(cleanText)
    .join('\n')
    .trim();

const DASH = /^[-−–] ?/u;

/** An amount or a number with up to two decimals, «-2.5». What may be read in two ways stays as it was typed. */
function cleanNumber(text: string, unit: string): string {
  const ending = unit === '' ? '' : ` ${unit}`;
  const bare = ending !== '' && text.endsWith(ending) ? text.slice(0, -ending.length) : text;
  const [isBelow, rest] = [DASH.test(bare), bare.replace(DASH, '')];
  const number = parseMoney(rest);
  if (number === null || (unit !== '₽' && !/\d$/u.test(rest))) return text;
  return isBelow && number !== 0 ? `-${number}` : String(number);
}

/** «07.01.2026» */
function cleanDay(text: string): string {
  const [, date = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/u.exec(text) ?? [];
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : text;
}

/** «10:00–16:30» of «10-16.30». */
function cleanHours(text: string): string {
  const ends = text.split(/ ?[-−–—] ?/u).map((end) => {
    const [, hours, minutes = '00'] = /^(\d{1,2})(?:[:.](\d{2}))?$/u.exec(end) ?? [];
    return hours && `${hours.padStart(2, '0')}:${minutes}`;
  });
  return ends.length === 2 && ends.every(Boolean) ? ends.join('–') : text;
}

/** «#a4b19b» of «A4B19B», «#aabbcc» of «#abc». */
function cleanColor(text: string): string {
  const [, figures = ''] = /^#?([\da-f]{3}|[\da-f]{6})$/iu.exec(text) ?? [];
  if (figures === '') return text;
  const whole = figures.length === 3 ? [...figures].map((figure) => figure + figure).join('') : figures;
  return `#${whole.toLowerCase()}`;
}

function cleanFlag(text: string): string {
  const word = folded(text);
  if (word === flagWords.true) return 'true';
  return word === flagWords.false || word === '' ? 'false' : text;
}

/** What is chosen by its value, as it is kept, or by its words, as they are shown. */
function cleanChoice(text: string, { options = [] }: ReferenceField): string {
  const like = folded(text);
  const found =
    options.find(({ value }) => value === text) ??
    options.find(({ label }) => folded(cleanText(label)) === like);
  return found?.value ?? text;
}

/** How «yes» and «no» are written. */
export const flagWords = { true: 'да', false: 'нет' } as const;

function cleanValue(field: ReferenceField, value: FieldValue): FieldValue {
  const text = typeof value === 'string' ? value : value.join(BETWEEN);
  switch (field.type) {
    case 'list':
      return cleanList(text);
    case 'lines':
      return cleanLines(text);
    case 'text':
      return cleanText(text);
    case 'money':
      return cleanNumber(cleanText(text), '₽');
    case 'number':
      return cleanNumber(cleanText(text), field.unit ?? '');
    case 'day':
      return cleanDay(cleanText(text));
    case 'hours':
      return cleanHours(cleanText(text));
    case 'color':
      return cleanColor(cleanText(text));
    case 'flag':
      return cleanFlag(cleanText(text));
    case 'choice':
    case 'link':
      return cleanChoice(cleanText(text), field);
  }
}

/**
 * Values as they are kept, of whatever was typed: fields that the reference has and no others, without spaces at the ends;
 * a list without what is empty or stands twice; numbers, days and choices in one shape each. What cannot be read stays as it
 * was typed.
 */
export function cleanValues(
  { fields }: Pick<ReferenceDeclaration, 'fields'>,
  values: Readonly<Record<string, FieldValue>>,
): Record<string, FieldValue> {
  return Object.fromEntries(fields.map((field) => [field.key, cleanValue(field, values[field.key] ?? '')]));
}
