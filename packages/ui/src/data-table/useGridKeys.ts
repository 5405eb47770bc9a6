import { useEffect, useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { cellOf, doorOf, homeOf, nextInside } from './gridFocus.ts';
import { moveCell } from './moveCell.ts';
import type { Place } from './moveCell.ts';

export interface GridKeys {
  table: RefObject<HTMLTableElement | null>;
  at: Place;
  rows: number;
  columns: number;
  /** Rows that are seen at once. */
  page: () => number;
  go: (to: Place) => void;
  /** Selects the row of the cell, or all up to it. */
  select: ((range: boolean) => void) | undefined;
  selectAll: (() => void) | undefined;
  /** Follows the link of the row. */
  open: (() => void) | undefined;
}

/** Inside of a cell keys belong to its widgets; Escape and F2 lead out, Tab goes round. */
function insideKey(event: KeyboardEvent, cell: HTMLElement): boolean {
  if (event.key === 'Escape' || event.key === 'F2') homeOf(cell).focus();
  else if (event.key === 'Tab') nextInside(cell, event.target, event.shiftKey ? -1 : 1)?.focus();
  else return false;
  return true;
}

const isPressed = (target: EventTarget) => target instanceof Element && target.matches('button');

/**
 * Esc inside of a cell is kept from a dialog around the table, which listens on the document before the table does and
 * leaves alone what is prevented. It goes on its way, for what stands in the cell may have a use for it first.
 */
function useHeldEscape(table: RefObject<HTMLTableElement | null>): RefObject<Event | null> {
  const held = useRef<Event>(null);
  useEffect(() => {
    const hold = (event: globalThis.KeyboardEvent) => {
      const cell = cellOf(event.target);
      if (event.key !== 'Escape' || !cell?.closest('[role$=dialog]') || !table.current?.contains(cell))
        return;
      if (event.defaultPrevented || event.target === homeOf(cell)) return;
      event.preventDefault();
      held.current = event;
    };
    addEventListener('keydown', hold, true);
    return () => removeEventListener('keydown', hold, true);
  }, [table]);
  return held;
}

/** Keys of the grid pattern. */
export function useGridKeys(grid: GridKeys) {
  const restKey = (event: KeyboardEvent, cell: HTMLElement): boolean => {
    const resting = event.target === cell;
    const door = doorOf(cell);
    const command = event.ctrlKey || event.metaKey;
    if (event.key === 'F2' || (event.key === 'Enter' && resting)) {
      if (door) door.focus();
      else if (event.key === 'Enter') grid.open?.();
      return true;
    }
    if (event.key === ' ' && grid.at.row > 0 && grid.select && !isPressed(event.target)) {
      grid.select(event.shiftKey);
      return true;
    }
    if (command && event.code === 'KeyA' && grid.selectAll) {
      grid.selectAll();
      return true;
    }
    const to = moveCell(event.key, command, grid.at, {
      rows: grid.rows,
      columns: grid.columns,
      page: event.key.startsWith('Page') ? grid.page() : 1,
    });
    if (to) grid.go(to);
    return to !== null;
  };
  const held = useHeldEscape(grid.table);
  return (event: KeyboardEvent) => {
    const cell = cellOf(event.target);
    /* Menus that a cell opens stand elsewhere in the page, and React brings their keys here too. */
    if (!cell || !grid.table.current?.contains(cell) || event.altKey) return;
    if (event.defaultPrevented && event.nativeEvent !== held.current) return;
    const taken = event.target === homeOf(cell) ? restKey(event, cell) : insideKey(event, cell);
    if (!taken) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
