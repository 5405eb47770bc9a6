import { style } from '@vanilla-extract/css';
import { fixed, media, vars } from '../theme/index.ts';

/** Words stand a little off the middle of their line: more than half of what a finger needs besides it. */
const room = fixed.between[3.5];

export const list = style({
  display: 'flex',
  gap: vars.space[2],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  color: vars.text.muted,
  fontSize: vars.size[14],
  lineHeight: 10 / 7,
  whiteSpace: 'nowrap',
  '@media': {
    /* What slides is cut off at its edge, and a finger needs more than the line. */
    [media.touch]: {
      marginBlock: `calc(-1 * ${room}) calc(${vars.space[3]} - ${room})`,
      paddingBlock: room,
    },
    [media.tablet]: { flexWrap: 'wrap', overflowX: 'visible', whiteSpace: 'normal' },
  },
});

export const item = style({
  selectors: {
    '& + &::before': { content: '"/" / ""', marginRight: vars.space[2], color: vars.border.field },
  },
});
