import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { fixed, media, vars } from '../theme/index.ts';

const turn = keyframes({ to: { rotate: '1turn' } });

export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  border: `${fixed.bold} solid ${vars.brand.border}`,
  borderTopColor: vars.brand.solid,
  borderRadius: '50%',
  animation: `${turn} .9s linear infinite`,
  '@media': {
    [media.still]: { animationDuration: '4s' },
    /** Every edge would be of one colour there, and a ring without a gap is not seen turning. */
    [media.forced]: {
      borderColor: 'GrayText',
      borderTopColor: 'CanvasText',
      forcedColorAdjust: 'none',
    },
  },
});

export const sizes = styleVariants({
  s: { width: fixed.spinner, height: fixed.spinner },
  m: { width: fixed.mark, height: fixed.mark },
  l: { width: vars.space[8], height: vars.space[8], borderWidth: fixed.thick },
});

export const tones = styleVariants({
  brand: {},
  current: { borderColor: 'currentColor', borderTopColor: 'transparent' },
});
