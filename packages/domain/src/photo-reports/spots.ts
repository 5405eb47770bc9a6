import type { Spot } from './entities.ts';

/** How far a key moves a spot, per cent of a side; with Shift. */
const STEP = 1;
const LEAP = 10;

const within = (share: number): number => Math.min(100, Math.max(0, Math.round(share * 10) / 10));

const directions: Readonly<Partial<Record<string, Spot>>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The spot of a point of a picture. @param point px from its left upper corner @param size px of the picture as it is shown */
export const spotAt = (point: Spot, size: { width: number; height: number }): Spot => ({
  x: size.width > 0 ? within((point.x / size.width) * 100) : 0,
  y: size.height > 0 ? within((point.y / size.height) * 100) : 0,
});

/** Where a key moves a spot to, never beyond an edge; null for a key that moves none. */
export function movedSpot({ x, y }: Spot, key: string, leaps: boolean): Spot | null {
  const direction = directions[key];
  if (!direction) return null;
  const far = leaps ? LEAP : STEP;
  return { x: within(x + direction.x * far), y: within(y + direction.y * far) };
}
