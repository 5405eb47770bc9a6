import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const box = style({ display: 'grid', gap: vars.space[4] });
export const line = style({ marginTop: vars.space[1] });

/** Phones have the action in the bar at the bottom. */
export const action = style({ display: 'none', '@media': { [media.tablet]: { display: 'block' } } });

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
