import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent, RefObject } from 'react';
import { fitView, moveView, toWindow, zoomView } from './geometry.ts';
import type { MapView, Point, Size } from './geometry.ts';

/** Free room around what is shown at first, px: pins are taller than their places. */
export const MARGIN = 56;
/** How far a press of an arrow key moves the map, px. */
const STEP = 64;
/** One press of a button, a key, or two quick ones of the mouse. */
export const ZOOM = 1.6;
/** A finger that moves less has pressed, px. */
const TREMOR = 4;

export interface MapState {
  view: MapView;
  zoom(factor: number, at?: Point): void;
  /** Back to what was shown at first, or to these places. */
  show(points?: readonly Point[]): void;
  /** Whether what was pressed was dragged: then it is no press. */
  dragged(): boolean;
  handlers: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(event: PointerEvent): void;
    onDoubleClick(event: MouseEvent): void;
    onKeyDown(event: KeyboardEvent): void;
  };
}

/** What part of the map is shown, and how mouse, fingers and keys change it. */
export function useMapView(
  box: RefObject<HTMLElement | null>,
  size: Size,
  { home, selected }: { home: readonly Point[]; selected: Point | undefined },
): MapState {
  // null follows the places and the size of the window; anything else is where the visitor went.
  const [chosen, setChosen] = useState<MapView | null>(null);
  const fitted = fitView(home, size, MARGIN);
  const view = chosen ?? fitted;
  const pointers = useRef(new Map<number, Point>());
  const moved = useRef(0);

  const change = (next: (view: MapView) => MapView) => setChosen((now) => next(now ?? fitted));
  const fromMiddle = ({ x, y }: Point): Point => {
    const rect = box.current?.getBoundingClientRect();
    return { x: x - (rect?.left ?? 0) - size.width / 2, y: y - (rect?.top ?? 0) - size.height / 2 };
  };

  // Whatever is chosen in the list is brought into view, at the same scale.
  const [followed, setFollowed] = useState(selected);
  if (selected && (followed?.x !== selected.x || followed.y !== selected.y)) {
    setFollowed(selected);
    const { x, y } = toWindow(selected, view, size);
    const inView = x > TREMOR && y > MARGIN / 2 && x < size.width - TREMOR && y < size.height - TREMOR;
    if (!inView) setChosen({ ...view, x: selected.x, y: selected.y });
  }

  // A wheel scrolls the page; with Ctrl, or as two fingers of a touchpad, it zooms. React listens passively.
  const latest = useRef({ change, fromMiddle });
  useEffect(() => {
    latest.current = { change, fromMiddle };
  });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const at = latest.current.fromMiddle({ x: event.clientX, y: event.clientY });
      latest.current.change((now) => zoomView(now, Math.exp(-event.deltaY / 200), at));
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  }, [box]);

  const lift = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);
  return {
    view,
    zoom: (factor, at) => change((now) => zoomView(now, factor, at)),
    show: (points) => setChosen(points ? fitView(points, size, MARGIN) : null),
    dragged: () => moved.current > TREMOR,
    handlers: {
      onPointerDown({ pointerId, clientX, clientY }) {
        if (pointers.current.size === 0) moved.current = 0;
        pointers.current.set(pointerId, { x: clientX, y: clientY });
      },
      onPointerMove(event) {
        const { pointerId, clientX, clientY, currentTarget } = event;
        // A mouse that was let go of outside the window comes back without its button.
        if (event.buttons === 0) return lift(event);
        const from = pointers.current.get(pointerId);
        if (!from) return;
        const to = { x: clientX, y: clientY };
        const by = { x: to.x - from.x, y: to.y - from.y };
        moved.current += Math.hypot(by.x, by.y);
        // Caught only once it moves: a press has to reach its pin.
        if (moved.current > TREMOR) currentTarget.setPointerCapture(pointerId);
        const [other] = [...pointers.current].filter(([id]) => id !== pointerId).map(([, point]) => point);
        pointers.current.set(pointerId, to);
        if (!other) return change((now) => moveView(now, by));
        const spread = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y);
        const factor = spread(to) / Math.max(1, spread(from));
        const middle = fromMiddle({ x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 });
        const half = { x: by.x / 2, y: by.y / 2 };
        change((now) => moveView(zoomView(now, factor, middle), half));
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onDoubleClick({ clientX, clientY }) {
        change((now) => zoomView(now, ZOOM, fromMiddle({ x: clientX, y: clientY })));
      },
      onKeyDown(event) {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const steps: Record<string, () => void> = {
          ArrowLeft: () => change((now) => moveView(now, { x: STEP, y: 0 })),
          ArrowRight: () => change((now) => moveView(now, { x: -STEP, y: 0 })),
          ArrowUp: () => change((now) => moveView(now, { x: 0, y: STEP })),
          ArrowDown: () => change((now) => moveView(now, { x: 0, y: -STEP })),
          '+': () => change((now) => zoomView(now, ZOOM)),
          '=': () => change((now) => zoomView(now, ZOOM)),
          '-': () => change((now) => zoomView(now, 1 / ZOOM)),
          0: () => setChosen(null),
        };
        const step = steps[event.key];
        if (!step) return;
        event.preventDefault();
        step();
      },
    },
  };
}
