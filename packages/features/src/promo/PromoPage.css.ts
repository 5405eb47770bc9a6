import { media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

/** On a phone the picture comes first, from edge to edge as on the home page. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  marginTop: vars.space[5],
  selectors: { '&[data-state=pictured]': { marginTop: 0 } },
  '@media': {
    [media.tablet]: {
      marginTop: vars.space[8],
      selectors: {
        '&[data-state=pictured]': {
          gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
          alignItems: 'center',
          gap: vars.space[10],
          marginTop: vars.space[6],
        },
      },
    },
  },
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  hyphens: 'auto',
});

export const picture = style({
  order: -1,
  marginInline: `calc(-1 * ${vars.space[4]})`,
  aspectRatio: '10 / 7',
  overflow: 'hidden',
  background: vars.tile.stone,
  '@media': {
    [media.tablet]: {
      order: 0,
      marginInline: 0,
      borderRadius: vars.radius.l,
    },
  },
});
