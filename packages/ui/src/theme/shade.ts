import type { Mode } from './scales.ts';

/** A colour that lets through what lies under it: `colour` is `#rrggbb`, `alpha` from 0 to 1. */
export interface Glass {
  colour: string;
  alpha: number;
}

/** One layer of a shadow; lengths in px, colours in both themes. */
export interface ShadowLayer {
  x: number;
  y: number;
  blur: number;
  spread: number;
  colour: Readonly<Record<Mode, Glass>>;
}

/** Elevation, only for what floats: a line around it and a soft shadow below. */
export const float: readonly ShadowLayer[] = [
  {
    x: 0,
    y: 0,
    blur: 0,
    spread: 1,
    colour: { light: { colour: '#2b2930', alpha: 0.06 }, dark: { colour: '#ffffff', alpha: 0.08 } },
  },
  {
    x: 0,
    y: 12,
    blur: 32,
    spread: 0,
    colour: { light: { colour: '#2b2930', alpha: 0.14 }, dark: { colour: '#000000', alpha: 0.55 } },
  },
];

/** Lies over the page under a dialog. */
export const veil: Readonly<Record<Mode, Glass>> = {
  light: { colour: '#1c1a21', alpha: 0.46 },
  dark: { colour: '#000000', alpha: 0.62 },
};
