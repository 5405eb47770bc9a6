import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { fixed, media, vars } from '../theme/index.ts';

const breathe = keyframes({ from: { opacity: 1 }, to: { opacity: 0.55 } });

export const skeleton = style({
  display: 'block',
  maxWidth: '100%',
  background: vars.surface.sunkenStrong,
  animation: `${breathe} 1.4s ease-in-out infinite alternate`,
  '@media': {
    [media.still]: { animation: 'none' },
    [media.forced]: { border: `${fixed.hair} solid GrayText` },
  },
});

export const shapes = styleVariants({
  line: { borderRadius: fixed.corner },
  control: { borderRadius: vars.radius.m, minHeight: vars.control.m },
  tile: { borderRadius: vars.radius.l },
  circle: { borderRadius: '50%' },
});
