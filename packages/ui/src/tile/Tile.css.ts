import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';

export const tile = style({ position: 'relative', display: 'block', overflow: 'hidden' });

export const tones = styleVariants(vars.tile, (background) => ({ background }));

export const ratios = styleVariants({
  square: { aspectRatio: '1 / 1' },
  low: { aspectRatio: '5 / 4' },
  wide: { aspectRatio: '8 / 5' },
  free: {},
});

export const radii = styleVariants({
  s: { borderRadius: vars.radius.s },
  m: { borderRadius: vars.radius.m },
  l: { borderRadius: vars.radius.l },
});
