import type { FieldChange } from '@siren/domain/audit';

/** «Стул Аск, дуб (CHAIR)»: how a good is named in a history. */
export const goodName = ({
  name,
  options,
  article,
}: {
  name: string;
  options: string;
  article: string;
}): string => `${[name, options].filter(Boolean).join(', ')} (${article})`;

/** What a history says of one row or service. */
export interface CountedRow {
  name: string;
  quantity: number;
}

/** Pieces by the name of a good, or quantities by that of a service. */
type Counted = ReadonlyMap<string, number>;

function counted(rows: readonly CountedRow[]): Counted {
  const counts = new Map<string, number>();
  for (const { name, quantity } of rows) counts.set(name, (counts.get(name) ?? 0) + quantity);
  return counts;
}

const units = { goods: '\u00a0шт.', services: '' } as const;

/** Rows or services before and after, for the history of an order: only those that are not what they were. */
export function rowChanges(
  field: keyof typeof units,
  before: readonly CountedRow[],
  after: readonly CountedRow[],
): FieldChange[] {
  const [from, to] = [counted(before), counted(after)];
  const words = (name: string, quantity: number | undefined): string | null =>
    quantity === undefined ? null : `${name}: ${quantity}${units[field]}`;
  return [...new Set([...from.keys(), ...to.keys()])].flatMap((name) => {
    const [was, is] = [from.get(name), to.get(name)];
    return was === is ? [] : [{ field, from: words(name, was), to: words(name, is) }];
  });
}
