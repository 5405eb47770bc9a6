import { style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';

export const scroll = style({
  overflowX: 'auto',
  margin: `calc(-1 * ${vars.space[2]})`,
  padding: vars.space[2],
});
export const table = style({ borderCollapse: 'collapse' });
export const head = style({
  padding: `0 ${vars.space[4]} ${vars.space[2]} 0`,
  color: vars.text.muted,
  fontSize: vars.size[12],
  fontWeight: 400,
  textAlign: 'left',
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
});
export const cell = style({
  padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[2]} 0`,
  verticalAlign: 'top',
});
