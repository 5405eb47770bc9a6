import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

/** Under the heading, which is to be seen too, and the header that stays. */
export const anchor = style({ scrollMarginTop: `calc(${fixed.header} + ${vars.space[20]})` });

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `${fixed.hair} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.l,
  overflow: 'hidden',
  '@media': { [media.desk]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});

export const list = style({ minWidth: 0 });

/** Keeps its place until the map is there. */
export const map = style({
  minHeight: fixed.map.phone,
  borderTop: `${fixed.hair} solid ${vars.border.subtle}`,
  background: vars.surface.sunken,
  display: 'grid',
  '@media': {
    [media.tablet]: { minHeight: fixed.map.wide },
    [media.desk]: { borderTop: 0, borderLeft: `${fixed.hair} solid ${vars.border.subtle}` },
  },
});

export const row = style({
  borderBottom: `${fixed.hair} solid ${vars.border.subtle}`,
  borderLeft: `${fixed.thick} solid transparent`,
  selectors: {
    '&:last-child': { borderBottom: 0 },
    '&[data-state=on]': { borderLeftColor: vars.border.selected, background: vars.surface.selected },
  },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: vars.space[3],
  width: '100%',
  padding: `${fixed.between[3.5]} ${vars.space[4]}`,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.surface.sunken },
    [`${row}[data-state=on] &:hover`]: { background: 'transparent' },
    '&:focus-visible': { outlineOffset: `-${fixed.bold}` },
  },
});

export const number = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.space[6],
  height: vars.space[6],
  borderRadius: vars.radius.pill,
  background: vars.surface.sunkenStrong,
  color: vars.text.muted,
  fontSize: vars.size[12],
  fontWeight: fixed.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${row}[data-state=on] &`]: { background: vars.brand.solid, color: vars.text.onBrand },
  },
});

export const words = style({ display: 'grid', gap: fixed.between[0.5], minWidth: 0 });
export const address = style({
  color: vars.text.strong,
  fontWeight: fixed.weight.medium,
  lineHeight: 1.5,
});
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${fixed.between[0.5]} ${vars.space[2]}`,
  color: vars.text.muted,
  fontSize: vars.size[14],
  lineHeight: 10 / 7,
});
export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
  lineHeight: 10 / 7,
});

export const chevron = style({
  display: 'grid',
  placeItems: 'center',
  height: vars.space[6],
  color: vars.text.muted,
  transition: `rotate ${vars.motion.normal}`,
  selectors: { [`${row}[data-state=on] &`]: { rotate: '180deg' } },
});

/** Under the words of the row, whose number stands left of them. */
export const details = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[1],
  padding: `0 ${vars.space[4]} ${fixed.between[3.5]} calc(${vars.space[4]} + ${vars.space[6]} + ${vars.space[3]})`,
  color: vars.text.muted,
  fontSize: vars.size[14],
  lineHeight: 10 / 7,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const phone = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const route = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });
/** Its place is kept before it comes. */
export const image = style({ width: '100%', height: 'auto', borderRadius: vars.radius.m });
