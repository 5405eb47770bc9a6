import { fixed, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: vars.space[6],
  width: '100%',
  maxWidth: fixed.measure.xl,
  marginInline: 'auto',
  padding: `${vars.space[6]} 0 ${vars.space[8]}`,
});
