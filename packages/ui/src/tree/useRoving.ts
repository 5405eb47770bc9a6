import { useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, RefObject } from 'react';
import type { TreeRowData } from './rows.ts';

/** The key of a line and those of the nodes around it, from the inside out. */
function pathOf(rows: readonly TreeRowData[], key: string | null): string[] {
  if (key === null) return [];
  return [key, ...pathOf(rows, rows.find((row) => row.key === key)?.parent ?? null)];
}

/** The line that Tab comes to; when it goes away, the nearest node around it that is still there. */
export function useRoving(
  tree: RefObject<HTMLDivElement | null>,
  rows: readonly TreeRowData[],
  preferred: string | undefined,
) {
  const [path, setPath] = useState(() => pathOf(rows, preferred ?? null));
  const focused = useRef(false);
  const known = path.map((key) => rows.findIndex((row) => row.key === key));
  const at = known.find((index) => index >= 0) ?? 0;
  const focus = (index: number) => {
    const row = tree.current?.children[index];
    if (row instanceof HTMLElement) row.focus();
  };
  useLayoutEffect(() => {
    /* A line that had the focus is gone: the page has it now, and keys would go nowhere. */
    if (focused.current && !tree.current?.contains(document.activeElement)) focus(at);
  });
  const onFocus = (key: string) => {
    focused.current = true;
    setPath(pathOf(rows, key));
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.isConnected && !tree.current?.contains(relatedTarget)) focused.current = false;
  };
  return { at, focus, onFocus, onBlur };
}
