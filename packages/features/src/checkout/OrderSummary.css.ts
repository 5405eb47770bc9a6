import { fixed, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingTop: vars.space[4],
  borderTop: `${fixed.hair} solid ${vars.border.subtle}`,
});

export const reasons = style({ margin: 0, paddingLeft: vars.space[5] });
