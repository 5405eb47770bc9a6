import { withoutUnseen } from '../typed/index.ts';
import type { FieldValue, ReferenceDeclaration, ReferenceField } from './entities.ts';

/** Stands between the words of a list, where it is typed and where it is shown. */
const BETWEEN = ', ';

/** A value as one line: what is shown, and what is typed. */
export const valueText = (value: FieldValue): string =>
  typeof value === 'string' ? value : value.join(BETWEEN);

/** Words are the same in any case, and with «е» for «ё». */
export const folded = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

const cleanText = (text: string): string => withoutUnseen(text).replaceAll(/\s+/gu, ' ').trim();

function cleanList(text: string): string[] {
  const words = text.split(/[,;\n]/u).map(cleanText);
  const byFold = new Map<string, string>();
  for (const word of words) if (word && !byFold.has(folded(word))) byFold.set(folded(word), word);
  return [...byFold.values()];
}

function cleanValue({ type }: ReferenceField, value: FieldValue): FieldValue {
  const text = valueText(value);
  return type === 'list' ? cleanList(text) : cleanText(text);
}

/**
 * Values as they are kept, of whatever was typed: fields that the reference has and no others, without spaces at the ends;
 * a list without what is empty or stands twice.
 */
export function cleanValues(
  { fields }: ReferenceDeclaration,
  values: Readonly<Record<string, FieldValue>>,
): Record<string, FieldValue> {
  return Object.fromEntries(fields.map((field) => [field.key, cleanValue(field, values[field.key] ?? '')]));
}
