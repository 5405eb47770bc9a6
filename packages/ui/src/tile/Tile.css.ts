import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';

export const tile = style({ position: 'relative', display: 'block', overflow: 'hidden' });

export const tones = styleVariants({
  sand: { background: vars.tile.sand },
  mist: { background: vars.tile.mist },
  sage: { background: vars.tile.sage },
  lilac: { background: vars.tile.lilac },
  clay: { background: vars.tile.clay },
  stone: { background: vars.tile.stone },
  linen: { background: vars.tile.linen },
  slate: { background: vars.tile.slate },
});

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
