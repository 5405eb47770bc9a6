import { useState } from 'react';
import { writeListAddress } from './listAddress.ts';
import type { ListAddress } from './listAddress.ts';

export interface Selection<Item> {
  keys: string[];
  /** What is selected, as it was seen last. */
  items: Item[];
  /** Selects those of the page, and keeps those that were selected before. */
  select(keys: readonly string[]): void;
  /** Selects these besides, unless the list is narrowed otherwise by now. @param done what is selected no more */
  add(items: readonly Item[], done?: readonly Item[]): void;
  clear(): void;
}

export interface SelectionOptions<Item> {
  address: ListAddress;
  /** Rows of the page that is shown; none while they are those of another one. */
  page: readonly Item[];
  keyOf: (item: Item) => string;
}

const nothing: ReadonlyMap<string, never> = new Map<string, never>();

/** Selected rows of all pages of a list. Narrowed otherwise, a list has none: nothing is selected that nobody can see. */
export function useSelection<Item>({ address, page, keyOf }: SelectionOptions<Item>): Selection<Item> {
  const of = writeListAddress({ ...address, sort: null, page: 1, hidden: null });
  const [state, setState] = useState<{ of: string; items: ReadonlyMap<string, Item> }>({
    of,
    items: nothing,
  });
  if (state.of !== of) setState({ of, items: nothing });
  const shown = new Map(page.map((item) => [keyOf(item), item]));
  const kept = state.of === of ? state.items : nothing;
  const now = new Map([...kept].map(([key, item]) => [key, shown.get(key) ?? item]));
  return {
    keys: [...now.keys()],
    items: [...now.values()],
    select(keys) {
      const items = keys.flatMap((key) => {
        const item = shown.get(key) ?? now.get(key);
        return item === undefined ? [] : [[key, item] as const];
      });
      setState({ of, items: new Map(items) });
    },
    add: (items, done = []) =>
      setState((before) => {
        if (before.of !== of) return before;
        const gone = new Set(done.map(keyOf));
        const kept = [...before.items].filter(([key]) => !gone.has(key));
        return { of, items: new Map([...kept, ...items.map((item) => [keyOf(item), item] as const)]) };
      }),
    clear: () => setState((before) => ({ ...before, items: nothing })),
  };
}
