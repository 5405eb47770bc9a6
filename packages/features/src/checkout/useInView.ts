import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Whether any part of an element is on the screen; false until the browser has looked. */
export function useInView<Element extends HTMLElement>(): [RefObject<Element | null>, boolean] {
  const element = useRef<Element>(null);
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, inView];
}
