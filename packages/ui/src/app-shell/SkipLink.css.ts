import { style } from '@vanilla-extract/css';
import { fixed, layer, vars } from '../theme/index.ts';

export const skip = style({
  position: 'absolute',
  top: 0,
  left: vars.space[4],
  zIndex: layer.skip,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.m,
  background: vars.surface.raised,
  color: vars.text.link,
  boxShadow: vars.shade.float,
  fontWeight: fixed.weight.medium,
  selectors: {
    '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
    '&:focus': { top: vars.space[2] },
  },
});
