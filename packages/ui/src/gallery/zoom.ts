/** How a picture lies in its window: enlarged around the middle and moved, px of the screen. */
export interface View {
  /** 1 fits into the window. */
  scale: number;
  x: number;
  y: number;
}

/** px. */
export interface Point {
  x: number;
  y: number;
}
export interface Box {
  width: number;
  height: number;
}

export const SCALE_MIN = 1;
export const SCALE_MAX = 4;
/** What a double press, and one press of the button, make of a picture that fits. */
export const SCALE_NEAR = 2;
const STEP = 1.5;

export const whole: View = { scale: 1, x: 0, y: 0 };

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Keeps an edge of the picture from coming into the window: there is never more to see than the picture. */
export function kept({ scale, x, y }: View, window: Box): View {
  const far = { x: ((scale - 1) * window.width) / 2, y: ((scale - 1) * window.height) / 2 };
  // Adding 0 takes the sign off −0.
  return { scale, x: between(x, -far.x, far.x) + 0, y: between(y, -far.y, far.y) + 0 };
}

/**
 * Enlarges `factor` times so that what lies under `at` stays there, as far as the bounds allow.
 * @param at px from the middle of the window
 */
export function zoomed(view: View, factor: number, at: Point, window: Box): View {
  const scale = between(view.scale * factor, SCALE_MIN, SCALE_MAX);
  const ratio = scale / view.scale;
  return kept({ scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, window);
}

export const moved = (view: View, by: Point, window: Box): View =>
  kept({ ...view, x: view.x + by.x, y: view.y + by.y }, window);

/** One step nearer or further, by a button or a key. */
export const stepped = (view: View, direction: 1 | -1, window: Box): View =>
  zoomed(view, direction === 1 ? STEP : 1 / STEP, { x: 0, y: 0 }, window);

/** Near where one pressed twice, and whole again the next time. */
export const toggled = (view: View, at: Point, window: Box): View =>
  view.scale > SCALE_MIN ? whole : zoomed(view, SCALE_NEAR, at, window);
