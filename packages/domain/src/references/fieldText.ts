import { flagWords } from './cleanValues.ts';
import { NUMBER } from './entities.ts';
import type { FieldValue, ReferenceField } from './entities.ts';

/** «990,50» */
function numberText(value: string, decimals: number): string {
  if (!NUMBER.test(value)) return value;
  const [whole = '', rest = ''] = value.split('.');
  return rest === '' ? whole : `${whole},${rest.padEnd(decimals, '0')}`;
}

/** «07.01.2026» */
const dayText = (value: string): string =>
  /^\d{4}-\d{2}-\d{2}$/u.test(value) ? value.split('-').toReversed().join('.') : value;

/** A value in words: what is shown, what is typed, and what stands in a file. Typed again it is the same value. */
export function fieldText({ type, options = [] }: ReferenceField, value: FieldValue): string {
  if (typeof value !== 'string') return value.join(', ');
  switch (type) {
    case 'money':
      return numberText(value, 2);
    case 'number':
      return numberText(value, 1);
    case 'day':
      return dayText(value);
    case 'flag':
      return value === 'true' || value === 'false' ? flagWords[value] : value;
    case 'choice':
    case 'link':
      return options.find((option) => option.value === value)?.label ?? value;
    default:
      return value;
  }
}
