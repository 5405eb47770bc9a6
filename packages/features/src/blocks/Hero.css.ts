import { fixed, media, vars } from '@siren/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

/** The good and the words share the ground that the good was drawn for. */
export const grounds = styleVariants(vars.tile, (background) => ({ background }));

export const hero = style({
  display: 'grid',
  marginInline: `calc(-1 * ${vars.space[4]})`,
  overflow: 'hidden',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      minHeight: fixed.hero.tablet,
      margin: `${vars.space[6]} 0 0`,
      borderRadius: vars.radius.l,
    },
    [media.desk]: { minHeight: fixed.hero.desk },
  },
});

/** Where a room ends it goes over into the ground, so that it has no edge and nothing of it is cut. */
const fade =
  'linear-gradient(to right, transparent, black 16%), linear-gradient(to bottom, transparent, black 12%)';

export const picture = style({
  order: -1,
  aspectRatio: '10 / 7',
  '@media': {
    [media.tablet]: {
      order: 1,
      selectors: {
        '&[data-state=scene]': {
          alignSelf: 'end',
          maskImage: fade,
          maskComposite: 'intersect',
        },
        // A good stands in the middle of its half, whatever the height of the words.
        '&[data-state=good], &[data-state=photo]': {
          aspectRatio: 'auto',
          height: '100%',
          minHeight: 0,
          contain: 'size',
        },
      },
    },
  },
  selectors: { '&[data-state=photo]': { position: 'relative' } },
});

/** A photo has a ground of its own: it lies on that of the words as a square with round corners. */
globalStyle(`${picture}[data-state=photo] img`, {
  position: 'absolute',
  inset: vars.space[4],
  width: 'auto',
  maxWidth: `calc(100% - 2 * ${vars.space[4]})`,
  height: `calc(100% - 2 * ${vars.space[4]})`,
  marginInline: 'auto',
  aspectRatio: '1',
  borderRadius: vars.radius.l,
});

export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  minWidth: 0,
  hyphens: 'auto',
  padding: `${vars.space[6]} ${vars.space[4]} ${vars.space[5]}`,
  '@media': {
    [media.tablet]: { padding: `${vars.space[8]} 0 ${vars.space[8]} ${vars.space[8]}` },
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
  margin: `${fixed.between[2.5]} 0 0`,
  color: vars.text.muted,
  lineHeight: 1.5,
  textWrap: 'pretty',
  '@media': {
    [media.tablet]: { marginTop: vars.space[4] },
    [media.desk]: { fontSize: vars.size[18], lineHeight: 13 / 9 },
  },
});

export const action = style({ marginTop: fixed.between[7] });
