import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

/** A wall and a floor: the good stands in a room, the words hang on the wall beside it. */
export const hero = style({
  position: 'relative',
  display: 'grid',
  marginInline: `calc(-1 * ${vars.space[4]})`,
  background: `linear-gradient(${vars.room.wall} 76%, ${vars.tile.sand} 76%)`,
  color: vars.room.ink,
  overflow: 'hidden',
  '@media': {
    [media.phone]: { background: vars.room.wall },
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      alignItems: 'start',
      minHeight: '400px',
      margin: `${vars.space[6]} 0 0`,
      borderRadius: vars.radius.l,
    },
    [media.desk]: { minHeight: '496px' },
  },
});

export const picture = style({
  order: -1,
  aspectRatio: '39 / 28',
  background: `linear-gradient(${vars.room.wall} 74%, ${vars.tile.sand} 74%)`,
  '@media': {
    [media.tablet]: {
      order: 1,
      alignSelf: 'stretch',
      aspectRatio: 'auto',
      minHeight: 0,
      position: 'relative',
      background: 'none',
    },
  },
});

/** A drawn good stands free; a photo fills its half of the room. */
export const frame = style({
  height: '100%',
  padding: vars.space[4],
  selectors: { '&[data-state=photo]': { padding: 0 } },
  '@media': {
    [media.tablet]: {
      position: 'absolute',
      inset: 0,
      padding: `${vars.space[6]} ${vars.space[8]} ${vars.space[6]} 0`,
    },
  },
});

export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  hyphens: 'auto',
  padding: `${vars.space[6]} ${vars.space[4]} ${vars.space[5]}`,
  '@media': {
    [media.tablet]: { padding: vars.space[8] },
    [media.desk]: { padding: '64px 0 56px 56px' },
  },
});

export const note = style({
  marginBottom: vars.space[4],
  color: vars.positive.text,
  fontSize: vars.size[14],
  fontWeight: fixed.weight.medium,
});

export const words = style({
  margin: '10px 0 18px',
  color: vars.room.inkMuted,
  lineHeight: 1.5,
  textWrap: 'pretty',
  '@media': {
    [media.tablet]: { margin: `${vars.space[4]} 0 28px`, fontSize: vars.size[18], lineHeight: 13 / 9 },
  },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[6]}`,
});
