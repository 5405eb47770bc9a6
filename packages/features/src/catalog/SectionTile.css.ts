import { fixed, media, vars } from '@siren/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Words above, the good at the lower right: a long name makes the picture smaller, never cut. */
export const inner = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  height: fixed.tile.phone,
  padding: `${vars.space[3]} ${fixed.between[3.5]} ${vars.space[1]}`,
  '@media': {
    [media.tablet]: {
      height: fixed.tile.wide,
      padding: `${fixed.between[4.5]} ${vars.space[5]} ${fixed.between[1.5]}`,
    },
  },
});

/** Without a picture there is nothing to keep room for. */
export const bare = style({
  display: 'block',
  minHeight: fixed.tile.barePhone,
  padding: `${vars.space[3]} ${fixed.between[3.5]}`,
  '@media': {
    [media.tablet]: { minHeight: fixed.tile.bareWide, padding: `${fixed.between[4.5]} ${vars.space[5]}` },
  },
});

export const name = style({
  flex: 'none',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  color: vars.text.strong,
  fontWeight: fixed.weight.strong,
  letterSpacing: '-.012em',
  lineHeight: 1.25,
  hyphens: 'auto',
  '@media': { [media.tablet]: { fontSize: vars.size[18], lineHeight: 4 / 3 } },
});

export const total = style({
  flex: 'none',
  color: vars.text.muted,
  fontSize: vars.size[12],
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.tablet]: { fontSize: vars.size[14] } },
});

/** A drawn good reaches up beside the words; a photo has an edge, so it keeps below them, square and rounded. */
export const picture = style({
  flex: 1,
  minHeight: 0,
  width: '82%',
  marginLeft: 'auto',
  marginRight: `calc(-1 * ${vars.space[2]})`,
  selectors: {
    '&[data-state=photo]': {
      alignSelf: 'flex-end',
      width: 'auto',
      aspectRatio: '1',
      marginBlock: vars.space[1],
      overflow: 'hidden',
      borderRadius: vars.radius.m,
    },
    '&[data-state=drawn]': {
      position: 'absolute',
      zIndex: -1,
      insetInline: `auto ${fixed.between[1.5]}`,
      bottom: vars.space[1],
      width: '86%',
      height: '80%',
      margin: 0,
    },
  },
  // On a narrow tile there is no room beside the words: the good stands below them.
  '@media': { [media.phone]: { selectors: { '&[data-state=drawn]': { height: '60%' } } } },
});

globalStyle(`${picture} img`, {
  objectPosition: 'right bottom',
  transformOrigin: 'right bottom',
  transition: `transform ${vars.motion.slow} ${fixed.ease}`,
});
globalStyle(`a:hover ${picture} img`, {
  '@media': { [media.hover]: { transform: 'scale(1.04)' }, [media.still]: { transform: 'none' } },
});
