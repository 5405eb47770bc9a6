import { keyframes, style } from '@vanilla-extract/css';
import { fixed, vars } from '../../theme/index.ts';

const vanish = keyframes({ to: { opacity: 0 } });

export const place = style({
  position: 'absolute',
  inset: `${vars.space[4]} 0 auto`,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
});

export const said = style({
  padding: `${vars.space[1]} ${vars.space[4]}`,
  borderRadius: vars.radius.pill,
  background: `color-mix(in srgb, ${vars.video.ground} 80%, transparent)`,
  fontWeight: fixed.weight.medium,
  animation: `${vanish} ${vars.motion.normal} ${fixed.player.notice} both`,
});
