import { style } from '@vanilla-extract/css';
import { container, fixed, vars } from '../../theme/index.ts';
import { player } from '../VideoPlayer.css.ts';

export const captions = style({
  position: 'absolute',
  inset: `auto ${vars.space[4]} calc(${vars.control.m} + ${vars.space[8]})`,
  textAlign: 'center',
  pointerEvents: 'none',
  transition: `translate ${vars.motion.normal}`,
  selectors: { [`${player}[data-idle] &`]: { translate: `0 calc(${vars.control.m} + ${vars.space[2]})` } },
});

export const words = style({
  padding: `${fixed.bold} ${vars.space[2]}`,
  borderRadius: vars.space[1],
  background: `color-mix(in srgb, ${vars.video.ground} 78%, transparent)`,
  boxDecorationBreak: 'clone',
  fontSize: vars.size[14],
  lineHeight: 1.6,
  whiteSpace: 'pre-line',
  '@container': { [container.row]: { fontSize: vars.size[18] } },
});
