import { style } from '@vanilla-extract/css';
import { fixed, vars } from '../../theme/index.ts';

export const preview = style({
  position: 'absolute',
  bottom: `calc(100% + ${vars.space[2]})`,
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  translate: '-50%',
  pointerEvents: 'none',
});

export const picture = style({
  border: `${fixed.bold} solid ${vars.video.ink}`,
  borderRadius: vars.radius.s,
  boxSizing: 'content-box',
});

export const time = style({
  padding: `0 ${vars.space[2]}`,
  borderRadius: vars.radius.s,
  background: `color-mix(in srgb, ${vars.video.ground} 80%, transparent)`,
  fontSize: vars.size[14],
  fontVariantNumeric: 'tabular-nums',
});
