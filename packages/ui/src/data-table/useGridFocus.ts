import { useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, RefObject } from 'react';
import { cellAt, cellOf, homeOf, setTabStop } from './gridFocus.ts';
import type { Place } from './moveCell.ts';
import { reveal } from './reveal.ts';

interface Active {
  /** Key of the row, null for the head. */
  key: string | null;
  /** Where it stood, for when it goes away. */
  row: number;
  column: number;
}

/**
 * The active cell. It belongs to its row: when rows change places it goes along, when the row goes away it stays where
 * it was. The row has to be drawn even out of sight, for a focus that is not in the page is lost.
 */
export function useGridFocus(
  table: RefObject<HTMLTableElement | null>,
  scroller: RefObject<HTMLElement | null>,
  keys: readonly string[],
  columns: number,
) {
  const [active, setActive] = useState<Active>({ key: null, row: 0, column: 0 });
  const focused = useRef(false);
  const wanted = useRef(false);
  const index = active.key === null ? -1 : keys.indexOf(active.key);
  const row = active.key === null ? 0 : index >= 0 ? index + 1 : Math.min(active.row, keys.length);
  const column = Math.min(active.column, columns - 1);
  useLayoutEffect(() => {
    const grid = table.current;
    if (!grid) return;
    const cell = cellAt(grid, row + 1, column);
    setTabStop(grid, cell);
    const lost = focused.current && !grid.contains(document.activeElement);
    if (!cell || (!wanted.current && !lost)) return;
    wanted.current = false;
    homeOf(cell).focus({ preventScroll: true });
    if (scroller.current) reveal(scroller.current, cell);
  });
  /* What a cell draws anew by itself comes with stops of its own. */
  useLayoutEffect(() => {
    const grid = table.current;
    if (!grid) return;
    const observer = new MutationObserver(() => setTabStop(grid, cellAt(grid, row + 1, column)));
    observer.observe(grid, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [table, row, column]);
  const go = (to: Place) => {
    wanted.current = true;
    setActive({ key: to.row === 0 ? null : (keys[to.row - 1] ?? null), row: to.row, column: to.column });
  };
  const onFocus = ({ target }: FocusEvent) => {
    const cell = cellOf(target);
    const line = cell?.closest<HTMLElement>('[aria-rowindex]');
    if (!cell || !line || !table.current?.contains(cell)) return;
    focused.current = true;
    const at = Number(line.getAttribute('aria-rowindex')) - 1;
    const place = [...line.children].indexOf(cell);
    if (at !== row || place !== column)
      setActive({ key: at === 0 ? null : (keys[at - 1] ?? null), row: at, column: place });
  };
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (target.isConnected && !table.current?.contains(relatedTarget)) focused.current = false;
  };
  return { row, column, go, onFocus, onBlur };
}
