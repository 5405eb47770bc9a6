import { useEffect, useRef, useState } from 'react';
import type { PointerEvent, RefCallback } from 'react';
import { moved, stepped, toggled, whole, zoomed } from './zoom.ts';
import type { Box, Point, View } from './zoom.ts';

/** Two presses within this time, ms, and this distance, px, are one double press. */
const DOUBLE_MS = 300;
const DOUBLE_PX = 30;
/** A finger that goes further than this sideways, px, wants the next picture. */
const SWIPE_PX = 60;
/** How much of the scale one notch of a wheel is: a notch is about 100 px. */
const WHEEL = 0.002;

export interface ZoomState {
  view: View;
  /** Fingers are on it: it follows them without easing. */
  held: boolean;
  /** Takes the element that fingers are read on: it is there later than the component, in a portal. */
  setStage: RefCallback<HTMLDivElement>;
  reset: () => void;
  step: (direction: 1 | -1) => void;
  move: (by: Point) => void;
  /** For the stage. */
  handlers: {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: (event: PointerEvent) => void;
    onPointerCancel: (event: PointerEvent) => void;
  };
}

const between = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

const sizeOf = (stage: HTMLElement | null): Box => ({
  width: stage?.clientWidth ?? 0,
  height: stage?.clientHeight ?? 0,
});

/** px from the middle of the stage. */
function placeOn(
  stage: HTMLElement | null,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  const rect = stage?.getBoundingClientRect();
  if (!rect) return { x: 0, y: 0 };
  return { x: clientX - rect.left - rect.width / 2, y: clientY - rect.top - rect.height / 2 };
}

/**
 * Bringing near by wheel, two fingers, double press or a click, buttons and keys; moving by one finger or the mouse.
 * @param onSwipe a finger went sideways over a picture that is whole: 1 wants the next, −1 the one before
 */
export function useZoom(onSwipe: (direction: 1 | -1) => void): ZoomState {
  const [stage, setStage] = useState<HTMLDivElement | null>(null);
  const [view, setView] = useState(whole);
  const [held, setHeld] = useState(false);
  const fingers = useRef(new Map<number, Point>());
  /** Where the only finger came down; null once there were two, which press and swipe nothing. */
  const began = useRef<Point | null>(null);
  const pressed = useRef<Point & { time: number }>({ x: 0, y: 0, time: -DOUBLE_MS });

  const box = () => sizeOf(stage);
  const place = (event: { clientX: number; clientY: number }) => placeOn(stage, event);

  useEffect(() => {
    if (!stage) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const at = placeOn(stage, event);
      setView((now) => zoomed(now, Math.exp(-event.deltaY * WHEEL), at, sizeOf(stage)));
    };
    // React listens passively to wheels: the page behind would scroll.
    stage.addEventListener('wheel', onWheel, { passive: false });
    return () => stage.removeEventListener('wheel', onWheel);
  }, [stage]);

  /** A click does at once what two presses of a finger do; the second click of a double one does nothing. */
  const press = (at: Point, { timeStamp: time, pointerType }: PointerEvent) => {
    const double = time - pressed.current.time < DOUBLE_MS && between(at, pressed.current) < DOUBLE_PX;
    pressed.current = { ...at, time: double ? -DOUBLE_MS : time };
    if (double !== (pointerType === 'mouse')) setView((now) => toggled(now, at, box()));
  };

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = place(event);
    began.current = fingers.current.size === 0 ? at : null;
    fingers.current.set(event.pointerId, at);
    setHeld(true);
  };

  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const at = place(event);
    fingers.current.set(event.pointerId, at);
    const [first, second] = fingers.current.values();
    if (!first) return;
    const other = first === at ? second : first;
    if (!other) return setView((now) => moved(now, { x: at.x - before.x, y: at.y - before.y }, box()));
    const factor = between(at, other) / Math.max(1, between(before, other));
    setView((now) => zoomed(now, factor, middle(at, other), box()));
  };

  const lift = (event: PointerEvent): boolean => {
    const alone = fingers.current.size === 1 && fingers.current.delete(event.pointerId);
    fingers.current.delete(event.pointerId);
    setHeld(fingers.current.size > 0);
    return alone;
  };

  const onPointerUp = (event: PointerEvent) => {
    const from = began.current;
    if (!lift(event) || !from) return;
    const at = place(event);
    const [dx, dy] = [at.x - from.x, at.y - from.y];
    if (Math.hypot(dx, dy) < DOUBLE_PX / 2) press(at, event);
    else if (view.scale === 1 && Math.abs(dx) > SWIPE_PX && Math.abs(dx) > 2 * Math.abs(dy)) {
      onSwipe(dx < 0 ? 1 : -1);
    }
  };

  return {
    view,
    held,
    setStage,
    reset: () => setView(whole),
    step: (direction) => setView((now) => stepped(now, direction, box())),
    move: (by) => setView((now) => moved(now, by, box())),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: (event) => void lift(event) },
  };
}
