import { fixed, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

/** The last sums stay in view while others are on their way. */
export const sums = style({
  transition: `opacity ${vars.motion.normal}`,
  selectors: { '&[aria-busy=true]': { opacity: 0.6 } },
});
/** Beside each other; what is not so wide as both goes below the words. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderTop: `${fixed.hair} solid ${vars.border.subtle}`,
});
export const words = style({ flex: '1 1 52%', overflowWrap: 'anywhere' });
export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginInlineStart: 'auto',
});
