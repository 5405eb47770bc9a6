import { vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  padding: `${vars.space[6]} 0 ${vars.space[4]}`,
});
