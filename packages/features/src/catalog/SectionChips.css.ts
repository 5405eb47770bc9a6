import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

/** One row that slides on a phone, as many as needed beyond. */
export const chips = style({
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
