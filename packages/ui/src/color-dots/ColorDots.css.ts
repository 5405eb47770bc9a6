import { style } from '@vanilla-extract/css';
import { fixed, vars } from '../theme/index.ts';

export const dots = style({
  display: 'flex',
  alignItems: 'center',
  gap: fixed.between[1.5],
  height: vars.space[5],
  color: vars.text.muted,
  fontSize: vars.size[12],
  lineHeight: 4 / 3,
});

export const dot = style({
  flex: 'none',
  width: fixed.between[3.5],
  height: fixed.between[3.5],
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 ${fixed.hair} color-mix(in srgb, ${vars.text.strong} 16%, transparent)`,
  forcedColorAdjust: 'none',
  selectors: {
    '&[data-state=on]': {
      marginInline: fixed.thick,
      outline: `${fixed.line} solid ${vars.border.selected}`,
      outlineOffset: fixed.bold,
    },
  },
});
