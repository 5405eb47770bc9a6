import type { CartItem } from '@siren/domain/cart';
import { useCallback, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps who uses the keyboard where they were: when their row goes, the next one has the focus, or the last.
 * Answers what is to be called before a row is taken out.
 */
export function useKeptRow(
  list: RefObject<HTMLUListElement | null>,
  content: readonly CartItem[],
): () => void {
  const before = useRef(content);
  const removing = useRef(false);
  useLayoutEffect(() => {
    const keys = new Set(content.map(({ key }) => key));
    const gone = before.current.findIndex(({ key }) => !keys.has(key));
    before.current = content;
    if (gone < 0 || !removing.current) return;
    removing.current = false;
    if (document.activeElement !== document.body) return;
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    rows[Math.min(gone, rows.length - 1)]?.focus();
  }, [list, content]);
  return useCallback(() => {
    removing.current = true;
  }, []);
}
