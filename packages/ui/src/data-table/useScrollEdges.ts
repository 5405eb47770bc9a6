import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Writes on the frame whether there is more at the sides: `data-more` holds `start`, `end` or both. Not through React:
 * it changes while one scrolls.
 */
export function useScrollEdges(
  frame: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
) {
  useEffect(() => {
    const [box, view] = [frame.current, scroller.current];
    if (!box || !view) return;
    const look = () => {
      const rest = view.scrollWidth - view.clientWidth - view.scrollLeft;
      const edges = [view.scrollLeft > 1 && 'start', rest > 1 && 'end'].filter(Boolean).join(' ');
      if (box.dataset['more'] !== edges) box.dataset['more'] = edges;
    };
    const observer = new ResizeObserver(look);
    observer.observe(view);
    for (const child of view.children) observer.observe(child);
    view.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      view.removeEventListener('scroll', look);
    };
  }, [frame, scroller]);
}
