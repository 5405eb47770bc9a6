import { deferred, fixed, media, vars } from '@siren/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const blocks = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space[4],
      rowGap: fixed.between[18],
    },
  },
});

export const apart = style({
  paddingTop: vars.space[4],
  '@media': { [media.tablet]: { paddingTop: vars.space[6] } },
});

export const whole = style({
  minWidth: 0,
  '@media': { [media.tablet]: { gridColumn: '1 / -1' } },
});

/** Beside another one, as high as it; under it on a phone, where the two belong together. */
export const half = style({
  display: 'grid',
  minWidth: 0,
  '@media': { [media.phone]: { selectors: { '& + &': { marginTop: `calc(-1 * ${vars.space[8]})` } } } },
});

export const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': { [media.tablet]: { gap: vars.space[6] } },
});

/** What is in it tells how high it is before it is laid out. */
export const kinds = {
  ...styleVariants({
    goods: deferred('goods'),
    sections: deferred('sections'),
    promos: deferred('promos'),
    stores: deferred('stores'),
  }),
  words: '',
};

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[5],
  '@media': { [media.tablet]: { justifyContent: 'flex-start' } },
});
