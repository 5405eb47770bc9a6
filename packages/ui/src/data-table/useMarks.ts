import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { allState } from './selection.ts';

/**
 * Sets the marks, which the browser changes at each press, to what is selected. Gives the same to be done at once, after a press that the
 * browser changes none by.
 */
export function useMarks(
  table: RefObject<HTMLTableElement | null>,
  keys: readonly string[],
  selectedNow: () => ReadonlySet<string>,
): () => void {
  const setMarks = () => {
    const marks = table.current?.querySelectorAll<HTMLInputElement>('[data-mark] input') ?? [];
    if (marks.length === 0) return;
    const selected = selectedNow();
    const all = allState(keys, selected);
    for (const mark of marks) {
      const index = mark.closest<HTMLElement>('[data-index]')?.dataset['index'];
      mark.checked = index === undefined ? all === 'all' : selected.has(keys[Number(index)] ?? '');
      mark.indeterminate = index === undefined && all === 'some';
    }
  };
  useLayoutEffect(setMarks);
  return setMarks;
}
