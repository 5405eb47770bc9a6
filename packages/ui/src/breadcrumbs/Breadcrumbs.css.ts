import { style } from '@vanilla-extract/css';
import { media, vars } from '../theme/index.ts';

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
    [media.touch]: { marginTop: `calc(-1 * ${vars.space[3]})`, paddingBlock: vars.space[3] },
    [media.tablet]: { flexWrap: 'wrap', overflowX: 'visible', whiteSpace: 'normal' },
  },
});

export const item = style({
  selectors: {
    '& + &::before': { content: '"/" / ""', marginRight: vars.space[2], color: vars.border.field },
  },
});
