import { style, styleVariants } from '@vanilla-extract/css';
import { room } from '../floating/index.ts';
import { fixed, media, vars } from '../theme/index.ts';

export const popover = style({ padding: vars.space[4] });
export const widths = styleVariants({
  content: { width: 'max-content', maxWidth: `min(${room}, ${fixed.measure.s})` },
  trigger: { width: 'var(--radix-popper-anchor-width)' },
});
export const arrow = style({
  fill: vars.surface.raised,
  /* The hairline around the panel goes on around its corner. */
  filter: `drop-shadow(0 ${fixed.hair} 0 ${vars.border.subtle})`,
  '@media': { [media.forced]: { fill: 'CanvasText' } },
});
