import type { Store } from '@siren/domain/regions';
import { movedLocation } from '@siren/domain/stores';
import { PinIcon } from '@siren/ui/icons';
import { useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import * as css from './Stores.css.ts';

type Location = Store['location'];

export interface DragPinProps {
  location: Location;
  /** Where it stands in the window of the map, px. */
  at: { x: number; y: number };
  /** px of a km. */
  scale: number;
  onMove(to: Location): void;
}

/** How far a key moves it, km; with Shift. */
const STEP = 0.01;
const LEAP = 0.1;
/** How near it comes to the edges of the map, px. */
const EDGE = 30;

const directions: Readonly<Partial<Record<string, { east: number; south: number }>>> = {
  ArrowLeft: { east: -1, south: 0 },
  ArrowRight: { east: 1, south: 0 },
  ArrowUp: { east: 0, south: -1 },
  ArrowDown: { east: 0, south: 1 },
};

interface Taken {
  from: Location;
  x: number;
  y: number;
}

const isInside = ({ currentTarget, clientX: x, clientY: y }: PointerEvent<HTMLElement>): boolean => {
  const box = currentTarget.parentElement?.getBoundingClientRect();
  return (
    box !== undefined &&
    x > box.left + EDGE &&
    x < box.right - EDGE &&
    y > box.top + EDGE &&
    y < box.bottom - EDGE
  );
};

/** Where a store stands: dragged by mouse or finger, moved by arrows, ten metres at a time and a hundred with Shift. */
export function DragPin({ location, at, scale, onMove }: DragPinProps) {
  const taken = useRef<Taken | null>(null);
  function take(event: PointerEvent<HTMLElement>): void {
    // The map below stays where it is.
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    taken.current = { from: location, x: event.clientX, y: event.clientY };
  }
  function drag(event: PointerEvent<HTMLElement>): void {
    event.stopPropagation();
    if (!taken.current || !isInside(event)) return;
    const { from, x, y } = taken.current;
    onMove(movedLocation(from, { east: (event.clientX - x) / scale, south: (event.clientY - y) / scale }));
  }
  const leave = () => {
    taken.current = null;
  };
  function press(event: KeyboardEvent): void {
    const direction = directions[event.key];
    if (!direction || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const far = event.shiftKey ? LEAP : STEP;
    onMove(movedLocation(location, { east: direction.east * far, south: direction.south * far }));
  }
  return (
    <button
      type="button"
      className={css.pin}
      style={{ left: at.x, top: at.y }}
      aria-label={`Точка магазина: ${location.lat}, ${location.lon}. Стрелки двигают\u00a0её.`}
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={leave}
      onPointerCancel={leave}
      onKeyDown={press}
    >
      <PinIcon />
    </button>
  );
}
