import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const facts = style({
  display: 'grid',
  columnGap: vars.space[6],
  '@media': { [media.desk]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const counts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: fixed.hair,
  margin: 0,
  overflow: 'hidden',
  border: `${fixed.hair} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.m,
  background: vars.border.subtle,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desk]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});
export const count = style({
  display: 'grid',
  gap: vars.space[1],
  padding: vars.space[3],
  background: vars.surface.raised,
});
export const figure = style({
  margin: 0,
  fontSize: vars.size[20],
  fontWeight: fixed.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${count}[data-state=bad] &`]: { color: vars.critical.text } },
});
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[3],
  padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[3]}`,
});
export const end = style({ marginLeft: 'auto' });
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `0 ${vars.space[4]} ${vars.space[3]}`,
});
export const search = style({
  flex: '1 0 100%',
  '@media': { [media.tablet]: { flex: `0 1 ${fixed.measure.s}` } },
});
export const severity = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });
export const dot = style({
  flex: 'none',
  width: vars.space[2],
  height: vars.space[2],
  borderRadius: '50%',
  background: vars.text.muted,
  selectors: {
    '&[data-tone=error]': { background: vars.critical.solid },
    '&[data-tone=warning]': { background: vars.caution.solid },
  },
});
export const code = style({ fontFamily: 'inherit', fontSize: vars.size[12], overflowWrap: 'anywhere' });
export const value = style({ overflowWrap: 'anywhere' });
