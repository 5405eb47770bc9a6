import { vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

/** The last sums stay in view while others are on their way. */
export const sums = style({
  transition: `opacity ${vars.motion.normal}`,
  selectors: { '&[aria-busy=true]': { opacity: 0.6 } },
});
export const words = style({ overflowWrap: 'anywhere' });
export const end = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
