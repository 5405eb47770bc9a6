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
  '@media': { [media.still]: { animationDuration: '4s' } },
});

export const sizes = styleVariants({
  s: { width: 14, height: 14 },
  m: { width: fixed.mark, height: fixed.mark },
  l: { width: vars.space[8], height: vars.space[8], borderWidth: '3px' },
});

export const tones = styleVariants({
  brand: {},
  current: { borderColor: 'currentColor', borderTopColor: 'transparent' },
});
