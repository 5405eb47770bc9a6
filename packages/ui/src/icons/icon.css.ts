import { style, styleVariants } from '@vanilla-extract/css';
import { fixed } from '../theme/index.ts';

export const icon = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: { '&[data-filled]': { fill: 'currentColor' } },
});

export const sizes = styleVariants({
  s: { width: fixed.icon.s, height: fixed.icon.s, strokeWidth: 2 },
  m: { width: fixed.icon.m, height: fixed.icon.m },
  l: { width: fixed.icon.l, height: fixed.icon.l },
});
