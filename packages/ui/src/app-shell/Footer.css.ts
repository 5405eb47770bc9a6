import { style } from '@vanilla-extract/css';
import { deferred, fixed, media, vars } from '../theme/index.ts';

export const footer = style({
  ...deferred('footer'),
  marginTop: vars.space[12],
  paddingBlock: `${vars.space[10]} calc(${vars.space[8]} + ${vars.inset.bottom})`,
  borderTop: `${fixed.hair} solid ${vars.border.subtle}`,
  background: vars.surface.sunken,
  fontSize: vars.size[14],
  lineHeight: 10 / 7,
  '@media': { [media.tablet]: { marginTop: vars.space[20], paddingTop: fixed.between[14] } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space[8]} ${vars.space[4]}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1.7fr repeat(3, minmax(0, 1fr))', gap: vars.space[10] },
  },
});
export const about = style({ gridColumn: '1 / -1', '@media': { [media.tablet]: { gridColumn: 'auto' } } });
export const title = style({
  color: vars.text.strong,
  fontWeight: fixed.weight.strong,
  marginBottom: vars.space[2],
});
export const item = style({
  paddingBlock: fixed.between[1.25],
  color: vars.text.muted,
  /* A row for each finger. */
  '@media': {
    [media.touch]: {
      selectors: { '&:has(> a)': { display: 'grid', alignItems: 'center', minHeight: vars.control.m } },
    },
  },
});

export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${fixed.between[7]}`,
  marginTop: vars.space[10],
  paddingTop: vars.space[5],
  borderTop: `${fixed.hair} solid ${vars.border.subtle}`,
  color: vars.text.muted,
  fontSize: vars.size[12],
  lineHeight: 4 / 3,
});
