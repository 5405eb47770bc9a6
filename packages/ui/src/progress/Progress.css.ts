import { style } from '@vanilla-extract/css';
import { media, vars } from '../theme/index.ts';

export const track = style({
  width: '100%',
  height: vars.space[1],
  borderRadius: vars.radius.pill,
  background: vars.border.subtle,
  overflow: 'hidden',
  '@media': { [media.forced]: { outline: '1px solid CanvasText' } },
});

export const bar = style({
  height: '100%',
  borderRadius: 'inherit',
  background: vars.brand.solid,
  transition: `width ${vars.motion.normal}`,
  '@media': { [media.forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
