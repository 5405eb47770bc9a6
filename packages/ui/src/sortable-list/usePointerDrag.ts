import { useRef } from 'react';
import type { PointerEvent as ReactPointerEvent } from 'react';
import { edgeSpeed } from './edgeSpeed.ts';

/** Px that a finger may tremble before a press becomes a drag. */
const THRESHOLD = 4;

export interface PointerDrag {
  onStart: () => void;
  /** Dragged by so many px from where it lay, what was scrolled meanwhile included. */
  onMove: (offset: number) => void;
  onDrop: () => void;
  onCancel: () => void;
}

/** Nearest ancestor that scrolls, or the page. */
function scrollerOf(element: Element | null): Element {
  if (!element) return document.scrollingElement ?? document.documentElement;
  const { overflowY } = getComputedStyle(element);
  const scrolls = /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight;
  return scrolls ? element : scrollerOf(element.parentElement);
}

/** Top and bottom of what is seen of a scroller. */
function edgesOf(scroller: Element): readonly [top: number, bottom: number] {
  if (scroller === document.scrollingElement) return [0, window.innerHeight];
  const { top, bottom } = scroller.getBoundingClientRect();
  return [Math.max(0, top), Math.min(window.innerHeight, bottom)];
}

/** The click that follows a drag is not meant. */
function swallowClick(handle: HTMLElement) {
  const swallow = (event: Event) => event.stopPropagation();
  handle.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => handle.removeEventListener('click', swallow, { capture: true }));
}

/**
 * Drags by mouse, pen or finger, from the press on a handle to the release anywhere; near an edge the list scrolls.
 * It listens to the window, for the pointer leaves the handle at once.
 */
export function usePointerDrag() {
  const dragging = useRef(false);
  return (event: ReactPointerEvent<HTMLElement>, drag: PointerDrag) => {
    if (event.button !== 0 || !event.isPrimary || dragging.current) return;
    const { pointerId, clientY: startY, currentTarget: handle } = event;
    const list = handle.closest<HTMLElement>('ol, [role=tree]');
    const topOf = () => list?.getBoundingClientRect().top ?? 0;
    const startTop = topOf();
    const scroller = scrollerOf(list);
    const listening = new AbortController();
    let y = startY;
    let frame = 0;
    const tell = () => drag.onMove(y - startY - (topOf() - startTop));
    const scroll = () => {
      const speed = edgeSpeed(y, ...edgesOf(scroller));
      if (speed !== 0) scroller.scrollBy(0, speed);
      tell();
      frame = requestAnimationFrame(scroll);
    };
    const begin = () => {
      dragging.current = true;
      drag.onStart();
      frame = requestAnimationFrame(scroll);
    };
    const end = (finish: () => void) => {
      listening.abort();
      cancelAnimationFrame(frame);
      if (!dragging.current) return;
      dragging.current = false;
      swallowClick(handle);
      finish();
    };
    const { signal } = listening;
    const mine = (listener: (event: PointerEvent) => void) => (other: PointerEvent) => {
      if (other.pointerId === pointerId) listener(other);
    };
    const move = mine((other) => {
      y = other.clientY;
      if (!dragging.current && Math.abs(y - startY) >= THRESHOLD) begin();
      if (dragging.current) tell();
    });
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener(
      'pointerup',
      mine(() => end(drag.onDrop)),
      { signal },
    );
    window.addEventListener(
      'pointercancel',
      mine(() => end(drag.onCancel)),
      { signal },
    );
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      /* A dialog around the list would close by it. */
      event.stopPropagation();
      end(drag.onCancel);
    };
    window.addEventListener('keydown', press, { signal, capture: true });
  };
}
