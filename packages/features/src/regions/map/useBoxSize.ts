import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { Size } from './geometry.ts';

/** How large an element is, px, as long as it is there; null until it was measured. */
export function useBoxSize(box: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return size;
}
