import { style, styleVariants } from '@vanilla-extract/css';
import { fixed, vars } from '../theme/index.ts';

/** A window at half its size: what is fixed inside stands in it and not in the window of the story. */
const frame = style({
  position: 'relative',
  overflow: 'hidden',
  width: `calc(${fixed.measure.xl} + ${vars.space[10]})`,
  border: `${fixed.bold} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.l,
  background: vars.surface.page,
  contain: 'layout paint',
  zoom: 0.5,
});

export const heights = styleVariants({
  /** Whole, for what is as high as the window. */
  window: [frame, { height: '100dvh' }],
  /** For what stands in the middle. */
  half: [frame, { height: '60dvh' }],
});
