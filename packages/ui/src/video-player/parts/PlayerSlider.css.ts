import { style } from '@vanilla-extract/css';
import { fixed, media, vars } from '../../theme/index.ts';

const { line, knob } = fixed.player;

/** As high as the line of the pointer's way; the native slider in it is as high as a finger. */
export const slider = style({
  position: 'relative',
  display: 'grid',
  flex: 1,
  alignItems: 'center',
  height: vars.space[5],
  minWidth: 0,
});

export const track = style({
  position: 'relative',
  height: line,
  borderRadius: vars.radius.pill,
  background: `color-mix(in srgb, ${vars.video.ink} 28%, transparent)`,
  overflow: 'hidden',
  '@media': { [media.forced]: { outline: `${fixed.hair} solid CanvasText` } },
});

const bar = style({ position: 'absolute', inset: '0 auto 0 0' });
export const buffered = style([
  bar,
  { background: `color-mix(in srgb, ${vars.video.ink} 40%, transparent)` },
]);
export const filled = style([
  bar,
  {
    background: vars.video.played,
    '@media': { [media.forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
  },
]);

/** Wider than the line by a knob, so that the knob's middle goes from end to end. */
export const input = style({
  position: 'absolute',
  inset: `calc(${vars.space[5]} - ${vars.control.m}) calc(${knob} / -2) 0`,
  width: `calc(100% + ${knob})`,
  height: vars.control.m,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  touchAction: 'none',
  selectors: {
    '&:disabled': { cursor: 'default' },
    '&::-webkit-slider-thumb': { width: knob },
    '&::-moz-range-thumb': { width: knob },
  },
});

export const thumb = style({
  position: 'absolute',
  width: knob,
  height: knob,
  borderRadius: '50%',
  background: vars.video.ink,
  translate: '-50%',
  pointerEvents: 'none',
  transition: `scale ${vars.motion.quick}`,
  selectors: {
    [`${input}:hover:not(:disabled) + &, ${input}:active + &`]: { scale: 1.2 },
    [`${input}:disabled + &`]: { opacity: 0 },
    [`${input}:focus-visible + &`]: {
      outline: `${fixed.bold} solid ${vars.border.focus}`,
      outlineOffset: fixed.bold,
    },
  },
  '@media': { [media.forced]: { background: 'ButtonText', forcedColorAdjust: 'none' } },
});
