import { fixed, layer, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

const hair = `${fixed.hair} solid ${vars.border.subtle}`;

/** Head above, the ways at the left; on a phone the ways are a bar at the bottom. */
export const shell = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '100dvh',
  background: vars.surface.page,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(0, 1fr)',
    },
  },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: fixed.headerCompact,
  padding: `${vars.space[1]} ${vars.space[4]}`,
  borderBottom: hair,
  background: vars.surface.raised,
  '@media': { [media.tablet]: { gridColumn: '1 / -1', gap: vars.space[6], paddingInline: vars.space[6] } },
});
export const connection = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  minWidth: 0,
  fontSize: vars.size[14],
});
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginInlineStart: 'auto',
});
export const narrow = style({ '@media': { [media.tablet]: { display: 'none' } } });
/** What a phone has no room for. */
export const wide = style({ '@media': { [media.phone]: { display: 'none' } } });
export const main = style({ minWidth: 0, overflow: 'auto', outline: 'none' });
export const ways = style({
  display: 'flex',
  gridRow: 3,
  zIndex: layer.bar,
  justifyContent: 'space-around',
  borderTop: hair,
  background: vars.surface.raised,
  '@media': {
    [media.tablet]: {
      flexDirection: 'column',
      gridRow: 'auto',
      justifyContent: 'flex-start',
      gap: vars.space[1],
      padding: fixed.between[1.5],
      borderTop: 'none',
      borderRight: hair,
    },
  },
});
export const way = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space[1],
  minHeight: fixed.bottomBar,
  minWidth: vars.space[16],
  padding: vars.space[2],
  borderRadius: vars.radius.s,
  fontSize: vars.size[12],
  color: vars.text.muted,
  selectors: {
    '&:hover': { background: vars.surface.sunken },
    '&[aria-current=page]': {
      background: vars.brand.soft,
      color: vars.brand.text,
      fontWeight: fixed.weight.strong,
    },
  },
});
export const wayIcon = style({ position: 'relative', display: 'inline-flex' });
/** A screen that stands alone in the middle: the login, what failed. */
export const alone = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minHeight: '100dvh',
  background: vars.surface.sunken,
});
export const aloneHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[5]} ${vars.space[4]}`,
  '@media': { [media.tablet]: { paddingInline: vars.space[8] } },
});
export const brand = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] });
export const aloneMain = style({
  display: 'grid',
  alignContent: 'center',
  width: '100%',
  maxWidth: fixed.measure.m,
  margin: '0 auto',
  padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[16]}`,
  outline: 'none',
  // The word of a session that is refused stands at the bottom of a phone, over its whole width: what one presses is above it.
  '@media': {
    [media.phone]: { alignContent: 'start', paddingTop: 0, paddingBottom: `calc(2 * ${fixed.toastTile})` },
  },
});
