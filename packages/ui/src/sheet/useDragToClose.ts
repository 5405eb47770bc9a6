import { useRef } from 'react';
import type { PointerEvent } from 'react';
import { dragCloses } from './dragCloses.ts';

interface Pull {
  panel: HTMLElement;
  from: number;
  y: number;
  at: number;
  speed: number;
}

const PRESSED = 'a, button, input, select, textarea, label';

const isPressed = (target: EventTarget) => target instanceof Element && target.closest(PRESSED) !== null;

/** Handlers for the head of a sheet: it follows the finger down and closes, or springs back. */
export function useDragToClose(onClose: () => void) {
  const pull = useRef<Pull | null>(null);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const panel = event.currentTarget.closest<HTMLElement>('[role=dialog]');
    if (!panel || event.button !== 0 || isPressed(event.target)) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pull.current = { panel, from: event.clientY, y: event.clientY, at: event.timeStamp, speed: 0 };
    panel.dataset['drag'] = 'move';
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const held = pull.current;
    if (!held) return;
    const time = Math.max(1, event.timeStamp - held.at);
    held.speed = (event.clientY - held.y) / time;
    held.y = event.clientY;
    held.at = event.timeStamp;
    held.panel.style.translate = `0 ${Math.max(0, held.y - held.from)}px`;
  };

  const release = (closes: boolean) => {
    const held = pull.current;
    if (!held) return;
    pull.current = null;
    delete held.panel.dataset['drag'];
    const drag = { distance: held.y - held.from, height: held.panel.offsetHeight, speed: held.speed };
    if (closes && dragCloses(drag)) onClose();
    else held.panel.style.translate = '';
  };

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: () => release(true),
    onPointerCancel: () => release(false),
  };
}
