import { fixed, media, vars } from '@siren/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

/** The good and the words share the ground that the good was drawn for. */
export const grounds = styleVariants(vars.tile, (background) => ({ background }));

/** In a room the words lie on its wall. */
export const wall = style({ background: vars.room.wall, color: vars.room.ink });

export const hero = style({
  position: 'relative',
  display: 'grid',
  marginInline: `calc(-1 * ${vars.space[4]})`,
  overflow: 'hidden',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      alignItems: 'center',
      minHeight: fixed.hero.tablet,
      margin: `${vars.space[6]} 0 0`,
      borderRadius: vars.radius.l,
    },
    [media.desk]: { minHeight: fixed.hero.desk },
  },
});

export const picture = style({
  order: -1,
  aspectRatio: '39 / 28',
  '@media': {
    [media.tablet]: {
      order: 1,
      alignSelf: 'stretch',
      aspectRatio: 'auto',
      minHeight: 0,
      position: 'relative',
    },
  },
});

/** On a phone above the words, else behind all of it. */
export const scene = style({
  order: -1,
  aspectRatio: '39 / 28',
  '@media': { [media.tablet]: { position: 'absolute', inset: 0, aspectRatio: 'auto' } },
});

/** What the room is about stands on its right, free of the words. */
globalStyle(`${scene} img`, { objectPosition: '72% 75%' });

/** A drawn good stands free; a photo fills its half of the room. */
export const frame = style({
  height: '100%',
  // Drawn goods come with air around them for a card; here they may be larger.
  selectors: { '&[data-state=drawn]': { scale: '1.15' } },
  '@media': {
    [media.tablet]: {
      position: 'absolute',
      inset: 0,
    },
  },
});

export const text = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  hyphens: 'auto',
  padding: `${vars.space[6]} ${vars.space[4]} ${vars.space[5]}`,
  '@media': {
    [media.tablet]: { padding: vars.space[8] },
    [media.desk]: { padding: `${vars.space[16]} 0 ${fixed.between[14]} ${fixed.between[14]}` },
  },
});

export const note = style({
  marginBottom: vars.space[4],
  color: vars.positive.text,
  fontSize: vars.size[14],
  fontWeight: fixed.weight.medium,
});

export const words = style({
  margin: `${fixed.between[2.5]} 0 ${fixed.between[4.5]}`,
  color: vars.text.muted,
  lineHeight: 1.5,
  textWrap: 'pretty',
  '@media': {
    [media.tablet]: {
      margin: `${vars.space[4]} 0 ${fixed.between[7]}`,
      fontSize: vars.size[18],
      lineHeight: 13 / 9,
    },
  },
});

/** Beside what stands in the room, not over it. */
export const onWall = style({ maxWidth: fixed.measure.m, color: vars.room.inkMuted });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[6]}`,
});
