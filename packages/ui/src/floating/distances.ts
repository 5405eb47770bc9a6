/** Pixels between a trigger and what floats beside it. */
export const GAP = 6;

/** Pixels that stay free at the edges of the screen. */
export const EDGE = 8;
