import type { Schema, Values } from './params.ts';
import type { Stage } from './stage.ts';

/** How a good sits in its picture: on the floor, on a wall, hung from the ceiling, or lying flat. */
export type Placement = 'floor' | 'wall' | 'ceiling' | 'flat';

/** The block of space a good takes, in centimetres: where it begins and how far it goes. */
export interface Extent {
  readonly from: readonly [number, number, number];
  readonly size: readonly [number, number, number];
}

export interface Kind<S extends Schema> {
  readonly schema: S;
  readonly placement: Placement;
  /** The share of the tile's width that the good takes. */
  readonly fill: number;
  readonly pitch: (values: Values<S>) => number;
  /** The side shown first, where it is not simply the parameter `yaw`. */
  readonly yaw?: (values: Values<S>) => number;
  readonly extent: (values: Values<S>) => Extent;
  /** What must stand out from the tile, the main colour first. */
  readonly colours: (values: Values<S>) => readonly [string, ...string[]];
  /** The mirror image of a good whose left and right differ. */
  readonly mirrored?: (values: Values<S>) => Values<S>;
  readonly draw: (stage: Stage, values: Values<S>) => void;
}

export const defineKind = <const S extends Schema>(kind: Kind<S>): Kind<S> => kind;

/** From the floor up, with the near left corner of the plan at the origin. */
export const standing = (w: number, h: number, depth: number): Extent => ({
  from: [0, 0, 0],
  size: [w, h, depth],
});

/** Round about the upright axis. */
export const centred = (w: number, h: number, depth = w): Extent => ({
  from: [-w / 2, 0, -depth / 2],
  size: [w, h, depth],
});
