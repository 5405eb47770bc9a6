import type { RefObject } from 'react';
import { useShortcut } from '../keys/index.ts';
import { rowAfter } from './rowAfter.ts';

/** A row is opened by its link, which names it. */
const LINK = '[role=rowheader] a[href]';
const rowOf = (link: Element) => link.closest('[role=row]');

/** J and K go from row to row: the focus comes to the link of a row, which the table takes for its place, too. */
export function useRowKeys(rows: RefObject<HTMLElement | null>): void {
  function go(step: 1 | -1): void {
    const links = [...(rows.current?.querySelectorAll<HTMLElement>(LINK) ?? [])];
    const at = links.findIndex((link) => rowOf(link)?.contains(document.activeElement));
    const next = links[rowAfter(at, step, links.length)];
    next?.focus({ preventScroll: true });
    if (next) rowOf(next)?.scrollIntoView({ block: 'nearest' });
  }
  useShortcut('down', () => go(1));
  useShortcut('up', () => go(-1));
}
