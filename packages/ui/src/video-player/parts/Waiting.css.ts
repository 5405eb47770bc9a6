import { keyframes, style } from '@vanilla-extract/css';
import { container, fixed, vars } from '../../theme/index.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** In the place of the great sign. Short waits are not shown. */
export const waiting = style({
  position: 'absolute',
  inset: `0 0 calc(${vars.control.m} + ${vars.space[4]})`,
  display: 'grid',
  placeItems: 'center',
  width: fixed.player.sign.narrow,
  height: fixed.player.sign.narrow,
  margin: 'auto',
  borderRadius: '50%',
  background: `color-mix(in srgb, ${vars.video.ground} 64%, transparent)`,
  pointerEvents: 'none',
  animation: `${appear} ${vars.motion.quick} ${fixed.player.patience} both`,
  '@container': { [container.row]: { bottom: 0 } },
});
