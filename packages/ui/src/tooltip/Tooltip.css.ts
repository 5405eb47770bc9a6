import { style } from '@vanilla-extract/css';
import { room } from '../floating/index.ts';
import { fixed, vars } from '../theme/index.ts';

export const tooltip = style({
  width: 'max-content',
  maxWidth: `min(${room}, ${fixed.measure.s})`,
  padding: `${fixed.between[1.5]} ${vars.space[3]}`,
  borderRadius: vars.radius.s,
  background: vars.surface.inverse,
  color: vars.text.onInverse,
  fontSize: vars.size[14],
  lineHeight: 10 / 7,
  overflowWrap: 'anywhere',
});
