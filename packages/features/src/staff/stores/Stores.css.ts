import { fixed, media, vars } from '@siren/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Long words break rather than push the page aside. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[4],
  maxWidth: fixed.measure.l,
  '@media': { [media.tablet]: { padding: vars.space[6] } },
});

const fields = { display: 'grid', gap: vars.space[4], alignItems: 'start' } as const;

export const pair = style({
  ...fields,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const three = style({
  ...fields,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const degrees = style({ ...fields, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' });
export const map = style({ overflow: 'hidden', borderRadius: `${vars.radius.m} ${vars.radius.m} 0 0` });
/** As far from the edges as the head of the list. */
export const mapPlace = style({
  padding: `${vars.space[4]} ${vars.space[4]} 0`,
  '@media': { [media.tablet]: { paddingInline: vars.space[6] } },
});
/** What was pressed on the map; its place is kept before anything is. */
export const chosen = style({
  display: 'grid',
  gap: vars.space[2],
  alignContent: 'center',
  minHeight: `calc(${vars.control.l} + 2 * ${vars.space[2]})`,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderTop: `${fixed.hair} solid ${vars.border.subtle}`,
});
export const under = style({ padding: vars.space[4] });
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const day = style({
  display: 'grid',
  gap: vars.space[2],
  alignItems: 'center',
  paddingBlock: vars.space[2],
  borderTop: `${fixed.hair} solid ${vars.border.subtle}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 6em) minmax(0, 1fr)', columnGap: vars.space[4] },
  },
});
export const ownDays = style({
  display: 'grid',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderTop: `${fixed.hair} solid ${vars.border.subtle}`,
});
export const times = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});
/** Two times are one thing. */
export const range = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
export const removal = style({ marginInlineStart: 'auto' });
/** As wide as a time of day. */
export const time = style({ width: '5.25em' });
export const pause = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
export const problem = style({ gridColumn: '1 / -1' });
/** The place is under the middle of its lower edge. */
export const pin = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  width: fixed.between[11],
  height: fixed.between[11],
  padding: 0,
  border: `${fixed.bold} solid ${vars.surface.page}`,
  borderRadius: `${vars.radius.pill} ${vars.radius.pill} ${vars.radius.pill} 0`,
  background: vars.brand.solid,
  color: vars.text.onBrand,
  cursor: 'grab',
  touchAction: 'none',
  transform: 'translate(-50%, -121%) rotate(-45deg)',
  ':active': { cursor: 'grabbing' },
  ':focus-visible': { outline: `${fixed.bold} solid ${vars.border.focus}` },
});
/** Upright inside of what is turned. */
globalStyle(`${pin} > svg`, { transform: 'rotate(45deg)' });
export const picture = style({
  overflow: 'hidden',
  borderRadius: vars.radius.m,
  background: vars.surface.sunken,
});
