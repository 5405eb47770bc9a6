import { sortDirections } from './sort.ts';
import type { SortRule } from './sort.ts';
import type { Widths } from './widths.ts';

const pairs = (text: string): [key: string, value: string][] =>
  text.split(',').flatMap((part): [string, string][] => {
    const match = /^([^:]+):(\w+)$/.exec(part);
    try {
      return match ? [[decodeURIComponent(match[1] ?? ''), match[2] ?? '']] : [];
    } catch {
      return [];
    }
  });

const text = (entries: readonly (readonly [string, string | number])[]): string =>
  entries.map(([key, value]) => `${encodeURIComponent(key)}:${value}`).join(',');

/** «price:descending,name:ascending», for an address. */
export const formatSort = (sort: readonly SortRule[]): string =>
  text(sort.map(({ key, direction }) => [key, direction]));

/** The order out of an address: what cannot be read is left out. */
export function parseSort(address: string): SortRule[] {
  const rules = pairs(address).flatMap(([key, value]) => {
    const direction = sortDirections.find((known) => known === value);
    return direction ? [{ key, direction }] : [];
  });
  return rules.filter(({ key }, index) => rules.findIndex((rule) => rule.key === key) === index);
}

/** «price:120,name:240», for an address. */
export const formatWidths = (widths: Widths): string => text(Object.entries(widths));

/** Widths in px out of an address: what cannot be read is left out. */
export function parseWidths(address: string): Widths {
  return Object.fromEntries(
    pairs(address).flatMap(([key, value]) => (/^\d{1,4}$/.test(value) ? [[key, Number(value)]] : [])),
  );
}
