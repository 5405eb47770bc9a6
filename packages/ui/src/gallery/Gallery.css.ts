import { style, styleVariants } from '@vanilla-extract/css';
import { fixed, media, vars } from '../theme/index.ts';

export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fixed.between[2.5],
  minWidth: 0,
  '@media': {
    [media.tablet]: {
      gap: vars.space[4],
      selectors: { '&[data-state=many]': { gridTemplateColumns: `${fixed.thumb.m} minmax(0, 1fr)` } },
    },
  },
});

/** The pictures side by side, one in view: a finger swipes them, thumbnails and arrow keys bring them. */
export const stage = style({
  position: 'relative',
  order: -1,
  alignSelf: 'start',
  marginInline: `calc(-1 * ${vars.space[4]})`,
  overflow: 'hidden',
  '@media': { [media.tablet]: { order: 1, marginInline: 0, borderRadius: vars.radius.l } },
});

export const track = style({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  selectors: { '&:focus-visible': { outlineOffset: `-${fixed.bold}` } },
});

export const slide = style({
  flex: '0 0 100%',
  aspectRatio: '10 / 9',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  cursor: 'zoom-in',
  '@media': { [media.tablet]: { aspectRatio: '1 / 1' } },
});

/** A film has controls of its own, and stands in the middle of what is higher than it. */
export const film = style({ display: 'grid', alignItems: 'center', cursor: 'auto' });

export const grounds = styleVariants(vars.tile, (background) => ({ background }));

export const over = style({
  position: 'absolute',
  top: vars.space[4],
  left: vars.space[4],
  display: 'flex',
  gap: fixed.between[1.5],
});

export const zoom = style({ position: 'absolute', right: vars.space[4], bottom: vars.space[4] });

/** Two pixels of room on each side for the frame of the chosen one. */
export const thumbs = style({
  display: 'flex',
  gap: vars.space[2],
  margin: `calc(-1 * ${vars.space[1]})`,
  padding: vars.space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [media.tablet]: {
      flexDirection: 'column',
      maxHeight: fixed.measure.l,
      overflow: 'hidden auto',
      alignSelf: 'start',
    },
  },
});

export const thumb = style({
  position: 'relative',
  flex: 'none',
  width: fixed.thumb.xs,
  height: fixed.thumb.xs,
  overflow: 'hidden',
  borderRadius: vars.radius.s,
  selectors: {
    '&[aria-current=true]': {
      outline: `${fixed.bold} solid ${vars.border.selected}`,
      outlineOffset: fixed.bold,
    },
    '&:focus-visible': { outline: `${fixed.bold} solid ${vars.border.focus}`, outlineOffset: fixed.bold },
  },
  '@media': { [media.tablet]: { width: fixed.thumb.m, height: fixed.thumb.m, borderRadius: vars.radius.m } },
});

/** Over the still of a film, whatever is on that: on a ground of its own. */
export const play = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  width: vars.space[8],
  height: vars.space[8],
  margin: 'auto',
  borderRadius: '50%',
  background: vars.surface.raised,
  boxShadow: vars.shade.float,
  color: vars.text.strong,
});
