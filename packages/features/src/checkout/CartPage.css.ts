import { media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  padding: `${vars.space[6]} 0 ${vars.space[4]}`,
});

/** On a phone a line of its own: with more digits it would break into one, and move all below under the finger. */
export const count = style({
  order: 1,
  flexBasis: '100%',
  whiteSpace: 'nowrap',
  '@media': { [media.tablet]: { order: 0, flexBasis: 'auto' } },
});
