import { style } from '@vanilla-extract/css';
import { fixed, layer, vars } from '../theme/index.ts';

/** The words alone, when what draws them properly could not be loaded. */
export const plain = style({
  position: 'fixed',
  zIndex: layer.toast,
  left: vars.space[4],
  right: vars.space[4],
  bottom: vars.space[20],
  maxWidth: fixed.toast,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.m,
  background: vars.surface.inverse,
  color: vars.text.onInverse,
  fontSize: vars.size[14],
});
