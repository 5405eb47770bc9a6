import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  border: `${fixed.hair} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.l,
  background: vars.border.subtle,
  gap: fixed.hair,
  overflow: 'hidden',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const store = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'start',
  gap: `${fixed.between[0.5]} ${vars.space[4]}`,
  padding: `${fixed.between[3.5]} ${vars.space[4]}`,
  background: vars.surface.page,
  fontSize: vars.size[14],
  lineHeight: 10 / 7,
  selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
  '@media': { [media.tablet]: { padding: `${fixed.between[4.5]} ${vars.space[6]}` } },
});

export const address = style({
  color: vars.text.strong,
  fontSize: vars.size[16],
  fontWeight: fixed.weight.medium,
  lineHeight: 1.5,
});
/** Keeps its line until the time of day is known. */
export const state = style({
  minWidth: fixed.cell.state,
  textAlign: 'right',
  whiteSpace: 'nowrap',
  lineHeight: 12 / 7,
});
export const line = style({ gridColumn: '1 / -1', color: vars.text.muted });
export const phone = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
