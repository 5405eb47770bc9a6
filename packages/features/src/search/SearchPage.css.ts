import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  paddingTop: fixed.between[3.5],
  paddingBottom: vars.space[10],
  '@media': { [media.tablet]: { paddingTop: vars.space[6] } },
});

/** Says what was searched for instead. */
export const note = style({ marginTop: vars.space[2], overflowWrap: 'anywhere' });

/** One row that slides on a phone, as many as needed beyond. */
export const sections = style({
  display: 'flex',
  gap: vars.space[2],
  margin: `${fixed.between[3.5]} calc(-1 * ${vars.space[4]}) 0`,
  paddingInline: vars.space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [media.tablet]: {
      flexWrap: 'wrap',
      margin: `${vars.space[5]} 0 0`,
      paddingInline: 0,
      overflowX: 'visible',
    },
  },
});

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
});

export const popular = style({ display: 'grid', gap: vars.space[5], marginTop: vars.space[10] });
