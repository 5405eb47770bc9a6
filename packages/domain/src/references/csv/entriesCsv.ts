import { CSV_START, csvLine, textCell } from '../../exports/index.ts';
import type { Cell } from '../../exports/index.ts';
import { valueText } from '../cleanValues.ts';
import type { ReferenceDeclaration, ReferenceEntry } from '../entities.ts';

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

/** Entries of a reference as a file that a spreadsheet opens and that is read back as it was. */
export function entriesCsv(declaration: ReferenceDeclaration, entries: readonly ReferenceEntry[]): string {
  const cells = ({ id, values, active, uses }: ReferenceEntry): Cell[] => [
    { kind: 'count', value: id },
    ...declaration.fields.map(({ key }) => textCell(valueText(values[key] ?? ''))),
    ...(declaration.madeBy === 'staff' ? [textCell(active ? activeWords.yes : activeWords.no)] : []),
    { kind: 'count', value: uses },
  ];
  return CSV_START + [csvHeads(declaration).map(textCell), ...entries.map(cells)].map(csvLine).join('');
}
