import type { Column, SortValue } from './Column.ts';

export const sortDirections = ['ascending', 'descending'] as const;
export type SortDirection = (typeof sortDirections)[number];

export interface SortRule {
  /** Key of a column. */
  key: string;
  direction: SortDirection;
}

const following: Record<SortDirection, SortDirection | null> = {
  ascending: 'descending',
  descending: null,
};

/**
 * The order after a press on a column's head: up, down, none. Alone it takes the place of the others; added to them, by
 * Shift, it keeps its rank or comes last.
 */
export function nextSort(sort: readonly SortRule[], key: string, add: boolean): SortRule[] {
  const rule = sort.find((other) => other.key === key);
  const direction = rule ? following[rule.direction] : 'ascending';
  const next = direction ? [{ key, direction }] : [];
  if (!add) return next;
  if (!rule) return [...sort, ...next];
  return sort.flatMap((other) => (other === rule ? next : [other]));
}

const collator = new Intl.Collator('ru-RU', { numeric: true });

const compare = (one: SortValue, other: SortValue): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : collator.compare(String(one), String(other));

/** Rows in the order of the rules, for lists that are here as a whole. Equal rows keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: readonly SortRule[],
): Row[] {
  const rules = sort.flatMap(({ key, direction }) => {
    const value = columns.find((column) => column.key === key)?.value;
    return value ? [{ value, sign: direction === 'ascending' ? 1 : -1 }] : [];
  });
  return rows.toSorted((one, other) => {
    for (const { value, sign } of rules) {
      const [a, b] = [value(one), value(other)];
      if (a === null || b === null) {
        if (a !== b) return a === null ? 1 : -1;
      } else {
        const order = compare(a, b);
        if (order !== 0) return sign * order;
      }
    }
    return 0;
  });
}
