import type { FieldChange } from '@siren/domain/audit';
import type { ChangeQuote } from './quoteChange.ts';
import type { Changing } from './readChanging.ts';

/** «Стул Аск, дуб (CHAIR)»: how a good is named in a history. */
const named = ({ name, options, article }: { name: string; options: string; article: string }): string =>
  `${[name, options].filter(Boolean).join(', ')} (${article})`;

/** Pieces by the name of a good, or quantities by that of a service. */
type Counted = ReadonlyMap<string, number>;

function counted(rows: readonly { name: string; quantity: number }[]): Counted {
  const counts = new Map<string, number>();
  for (const { name, quantity } of rows) counts.set(name, (counts.get(name) ?? 0) + quantity);
  return counts;
}

const words = (name: string, pieces: number | undefined, unit: string): string | null =>
  pieces === undefined ? null : `${name}: ${pieces}${unit}`;

function differences(field: string, from: Counted, to: Counted, unit: string): FieldChange[] {
  return [...new Set([...from.keys(), ...to.keys()])].flatMap((name) => {
    const [was, is] = [from.get(name), to.get(name)];
    return was === is ? [] : [{ field, from: words(name, was, unit), to: words(name, is, unit) }];
  });
}

/** What a change did to an order, for its history: only rows and services that are not what they were, and the sum. */
export function changesOf(changing: Changing, { changed, offers, services }: ChangeQuote): FieldChange[] {
  const goods = changed.lines.flatMap(({ row, offer, quantity }) => {
    const known = row === null ? offers.get(offer) : changing.lines[row];
    return known ? [{ name: named(known), quantity }] : [];
  });
  const chosen = changed.services.map(({ key, quantity }) => ({
    name: [...changing.services, ...services].find((one) => one.key === key)?.name ?? key,
    quantity,
  }));
  const was = changing.lines.map((line) => ({ name: named(line), quantity: line.quantity }));
  return [
    ...differences('goods', counted(was), counted(goods), '\u00a0шт.'),
    ...differences('services', counted(changing.services), counted(chosen), ''),
  ];
}
