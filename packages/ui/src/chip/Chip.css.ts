import { style } from '@vanilla-extract/css';
import { fixed, vars } from '../theme/index.ts';

export const chip = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: '.375rem',
  minHeight: vars.control.s,
  paddingInline: '.875rem',
  border: `${fixed.hair} solid ${vars.border.strong}`,
  borderRadius: vars.radius.pill,
  fontSize: vars.size[14],
  lineHeight: 10 / 7,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: vars.motion.quick,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.border.field },
    '&[data-state=on]': {
      background: vars.brand.soft,
      borderColor: 'transparent',
      color: vars.brand.text,
      fontWeight: fixed.weight.medium,
    },
    '&[data-state=on]:hover:not(:disabled)': { background: vars.brand.softHover },
    '&:disabled': { color: vars.text.disabled, cursor: 'default' },
  },
});

export const cross = style({ display: 'inline-flex', marginRight: '-.25rem' });
