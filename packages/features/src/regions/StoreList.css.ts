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
  gap: `2px ${vars.space[4]}`,
  padding: '14px 16px',
  background: vars.surface.page,
  fontSize: vars.size[14],
  lineHeight: 10 / 7,
  selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
  '@media': { [media.tablet]: { padding: '18px 24px' } },
});

export const address = style({
  color: vars.text.strong,
  fontSize: vars.size[16],
  fontWeight: fixed.weight.medium,
  lineHeight: 1.5,
});
/** Keeps its line until the time of day is known. */
export const state = style({
  minWidth: '120px',
  textAlign: 'right',
  whiteSpace: 'nowrap',
  lineHeight: '24px',
});
export const line = style({ gridColumn: '1 / -1', color: vars.text.muted });
export const phone = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
