import { style } from '@vanilla-extract/css';
import { fixed, vars } from '../theme/index.ts';

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: vars.space[3],
});
export const swatch = style({
  overflow: 'hidden',
  border: `${fixed.hair} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.m,
});
export const paint = style({
  height: vars.space[12],
  borderBottom: `${fixed.hair} solid ${vars.border.subtle}`,
});
export const words = style({ padding: vars.space[3] });
export const bar = style({
  height: vars.space[4],
  borderRadius: vars.radius.s,
  background: vars.brand.solid,
});
export const icon = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  padding: vars.space[3],
  border: `${fixed.hair} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.m,
});
export const floating = style({
  padding: vars.space[6],
  borderRadius: vars.radius.l,
  background: vars.surface.raised,
  boxShadow: vars.shade.float,
});
export const corner = style({
  width: vars.space[20],
  height: vars.space[16],
  border: `${fixed.hair} solid ${vars.border.selected}`,
  background: vars.surface.selected,
});
export const table = style({
  borderCollapse: 'collapse',
  fontSize: vars.size[14],
});
export const cell = style({
  padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[2]} 0`,
  borderBottom: `${fixed.hair} solid ${vars.border.subtle}`,
  textAlign: 'left',
  verticalAlign: 'top',
  fontVariantNumeric: 'tabular-nums',
});
export const sample = style({ padding: `${vars.space[1]} ${vars.space[3]}`, borderRadius: vars.radius.s });
