import type { TreeRowData } from './rows.ts';

/** What a key asks for: to go to a line, to open or to close nodes. */
export type TreeStep = { go: number } | { open: string[] } | { close: string } | null;

const goTo = (at: number, next: number): TreeStep => (next === at || next < 0 ? null : { go: next });

/** Right opens, and goes in where it is open; left closes, and goes out where it is closed. */
function sideways(rows: readonly TreeRowData[], at: number, key: 'ArrowRight' | 'ArrowLeft'): TreeStep {
  const row = rows[at];
  if (!row) return null;
  if (key === 'ArrowLeft') {
    if (row.open) return { close: row.key };
    return goTo(at, row.parent === null ? at : rows.findIndex((other) => other.key === row.parent));
  }
  if (row.open === false) return { open: [row.key] };
  return rows[at + 1]?.parent === row.key && row.open ? { go: at + 1 } : null;
}

/** Where a key of the tree pattern leads, or null for a key that means nothing here. */
export function treeStep(rows: readonly TreeRowData[], at: number, key: string): TreeStep {
  const last = rows.length - 1;
  switch (key) {
    case 'ArrowDown':
      return goTo(at, Math.min(last, at + 1));
    case 'ArrowUp':
      return goTo(at, Math.max(0, at - 1));
    case 'Home':
      return goTo(at, 0);
    case 'End':
      return goTo(at, last);
    case 'ArrowRight':
    case 'ArrowLeft':
      return sideways(rows, at, key);
    case '*': {
      const siblings = rows.filter(({ parent }) => parent === rows[at]?.parent);
      const closed = siblings.filter(({ open }) => open === false).map((row) => row.key);
      return closed.length > 0 ? { open: closed } : null;
    }
    default:
      return null;
  }
}

/** Keys that scroll the page unless the tree takes them, even where they lead nowhere. */
export const treeKeys = new Set(['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'Home', 'End', '*']);
