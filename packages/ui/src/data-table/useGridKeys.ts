import type { KeyboardEvent, RefObject } from 'react';
import { useEscape } from '../element/index.ts';
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
  const leave = (target: Element) => {
    const cell = cellOf(target);
    if (cell) homeOf(cell).focus();
  };
  /* Only where a dialog would take it: elsewhere what stands in the cell may use it first. */
  const wouldClose = (target: Element) => {
    const cell = target.closest('[role$=dialog]') && cellOf(target);
    return cell ? grid.table.current?.contains(cell) === true && target !== homeOf(cell) : false;
  };
  useEscape(wouldClose, true, leave);
  return (event: KeyboardEvent) => {
    const cell = cellOf(event.target);
    /* Menus that a cell opens stand elsewhere in the page, and React brings their keys here too. */
    if (!cell || !grid.table.current?.contains(cell) || event.defaultPrevented || event.altKey) return;
    const taken = event.target === homeOf(cell) ? restKey(event, cell) : insideKey(event, cell);
    if (!taken) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
