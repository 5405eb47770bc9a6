import { style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';

export const dots = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.375rem',
  height: vars.space[5],
  color: vars.text.muted,
  fontSize: vars.size[12],
  lineHeight: 4 / 3,
});

export const dot = style({
  flex: 'none',
  width: '14px',
  height: '14px',
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.text.strong} 16%, transparent)`,
  forcedColorAdjust: 'none',
  selectors: {
    '&[data-state=on]': {
      marginInline: '3px',
      outline: `1.5px solid ${vars.border.selected}`,
      outlineOffset: '2px',
    },
  },
});
