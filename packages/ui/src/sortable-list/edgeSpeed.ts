/** From how near to an edge a list scrolls under what is dragged, in px. */
const ZONE = 56;

/** Most px in a frame: at 60 frames a second a screen in a second. */
const MOST = 16;

/** Px to scroll in the next frame: none in the middle, the faster the nearer to the edge or beyond it. */
export function edgeSpeed(y: number, top: number, bottom: number): number {
  const zone = Math.min(ZONE, Math.max(0, bottom - top) / 3);
  if (zone === 0) return 0;
  const depth = (distance: number) => Math.min(1, Math.max(0, 1 - distance / zone));
  return Math.round(MOST * (depth(bottom - y) - depth(y - top)));
}
