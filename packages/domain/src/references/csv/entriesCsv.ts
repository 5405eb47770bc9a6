import { CSV_START, csvLine, textCell } from '../../exports/index.ts';
import type { Cell } from '../../exports/index.ts';
import { NUMBER } from '../entities.ts';
import type { FieldValue, ReferenceDeclaration, ReferenceEntry, ReferenceField } from '../entities.ts';
import { fieldText } from '../fieldText.ts';

/** Heads of what stands beside the fields. */
export const ENTRY_HEAD = '№';
export const ACTIVE_HEAD = 'Действует';
export const USES_HEAD = 'Используется';
export const activeWords = { yes: 'да', no: 'нет' } as const;

/** Heads of the columns that a file of a reference has. */
export const csvHeads = ({ fields, madeBy }: ReferenceDeclaration): string[] => [
  ENTRY_HEAD,
  ...fields.map(({ title }) => title),
  ...(madeBy === 'staff' ? [ACTIVE_HEAD] : []),
  USES_HEAD,
];

/** Numbers are numbers for a spreadsheet, too. */
function cellOf(field: ReferenceField, value: FieldValue): Cell {
  if (field.type === 'money' && typeof value === 'string' && NUMBER.test(value))
    return { kind: 'money', value: Number(value) };
  if (field.type === 'number' && typeof value === 'string' && /^-?\d+$/u.test(value))
    return { kind: 'count', value: Number(value) };
  return textCell(fieldText(field, value));
}

/** Entries of a reference as a file that a spreadsheet opens and that is read back as it was. */
export function entriesCsv(declaration: ReferenceDeclaration, entries: readonly ReferenceEntry[]): string {
  const cells = ({ id, values, active, uses }: ReferenceEntry): Cell[] => [
    { kind: 'count', value: id },
    ...declaration.fields.map((field) => cellOf(field, values[field.key] ?? '')),
    ...(declaration.madeBy === 'staff' ? [textCell(active ? activeWords.yes : activeWords.no)] : []),
    { kind: 'count', value: uses },
  ];
  return CSV_START + [csvHeads(declaration).map(textCell), ...entries.map(cells)].map(csvLine).join('');
}
