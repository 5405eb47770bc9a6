import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Whether the marked place has left the window upwards. On a server and before the first look it has not. */
export function useScrolledPast<T extends HTMLElement>(): [RefObject<T | null>, boolean] {
  const mark = useRef<T>(null);
  const [past, setPast] = useState(false);
  useEffect(() => {
    const element = mark.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) =>
      /* A busy page hears of several crossings at once: the last one counts. */
      setPast(entries.at(-1)?.isIntersecting === false),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [mark, past];
}
