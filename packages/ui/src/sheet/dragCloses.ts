/** Of the panel's height: dragged further it closes when let go. */
export const CLOSING_SHARE = 0.35;
/** Pixels in a millisecond: a flick closes it however short. */
export const FLICK_SPEED = 0.5;
/** Pixels: less than this is a finger that trembled. */
export const LEAST_DRAG = 12;

export interface Drag {
  /** How far down it was dragged, in pixels. */
  distance: number;
  /** Height of the panel, in pixels. */
  height: number;
  /** Of the last movement down, in pixels a millisecond. */
  speed: number;
}

/** Whether a sheet that is let go closes or springs back. */
export const dragCloses = ({ distance, height, speed }: Drag): boolean =>
  distance >= LEAST_DRAG && (distance > height * CLOSING_SHARE || speed > FLICK_SPEED);
