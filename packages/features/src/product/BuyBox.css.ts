import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

/** Phones have the action in the bar at the bottom, and the heart beside the price. */
export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space[4]} ${vars.space[3]}`,
});
export const price = style({ '@media': { [media.tablet]: { gridColumn: '1 / -1' } } });
export const line = style({ marginTop: vars.space[1] });
export const whole = style({ gridColumn: '1 / -1' });
export const favorite = style({
  gridRow: 1,
  gridColumn: 2,
  '@media': { [media.tablet]: { gridRow: 'auto' } },
});
export const action = style({ display: 'none', '@media': { [media.tablet]: { display: 'block' } } });

/** What one can do instead. */
export const ways = style({ display: 'grid', gap: vars.space[2], marginTop: vars.space[2] });

export const delivery = style({
  border: `${fixed.hair} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.l,
  fontSize: vars.size[14],
  lineHeight: 10 / 7,
});
const row = style({
  display: 'grid',
  columnGap: fixed.between[3.5],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  selectors: { '& + &': { borderTop: `${fixed.hair} solid ${vars.border.subtle}` } },
});
export const where = style([row, { gridTemplateColumns: 'minmax(0, 1fr) auto', color: vars.text.muted }]);
export const option = style([
  row,
  {
    gridTemplateColumns: `${fixed.icon.l} minmax(0, 1fr) auto`,
    borderTop: `${fixed.hair} solid ${vars.border.subtle}`,
    color: vars.text.muted,
  },
]);
export const name = style({
  color: vars.text.strong,
  fontSize: vars.size[16],
  fontWeight: fixed.weight.medium,
  lineHeight: 1.5,
});
export const cost = style({
  color: vars.text.strong,
  fontSize: vars.size[16],
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { '&[data-state=free]': { color: vars.positive.text } },
});
export const note = style({ gridColumn: '2 / -1' });
