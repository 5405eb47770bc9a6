import { vars } from '@siren/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

/** After how long a wait is worth a word. */
const PATIENCE = '4s';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Keeps its line from the start, so that nothing moves when the words come. */
export const hint = style({
  minHeight: vars.space[5],
  fontSize: vars.size[14],
  lineHeight: 10 / 7,
  color: vars.text.muted,
  opacity: 0,
  animation: `${appear} ${vars.motion.slow} ${PATIENCE} both`,
});
