import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { fixed, media, vars } from '../theme/index.ts';

const run = keyframes({ from: { translate: '-100% 0' }, to: { translate: '250% 0' } });
const breathe = keyframes({ to: { opacity: 0.4 } });

export const track = style({
  width: '100%',
  borderRadius: vars.radius.pill,
  background: vars.border.subtle,
  overflow: 'hidden',
  '@media': { [media.forced]: { outline: `${fixed.hair} solid CanvasText` } },
});

export const sizes = styleVariants({
  s: { height: vars.space[1] },
  m: { height: vars.space[2] },
});

export const bar = style({
  height: '100%',
  borderRadius: 'inherit',
  transition: `width ${vars.motion.normal}`,
  selectors: {
    /** Nobody knows how much is left: a piece of the bar runs through, or the whole breathes where motion is unwelcome. */
    '[data-state=unknown] > &': { width: '40%', animation: `${run} 1.4s ease-in-out infinite` },
  },
  '@media': {
    [media.still]: {
      selectors: {
        '[data-state=unknown] > &': {
          width: '100%',
          opacity: 0.7,
          animation: `${breathe} 1.4s ease-in-out infinite alternate`,
        },
      },
    },
    [media.forced]: { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});

export const tones = styleVariants({
  brand: { background: vars.brand.solid },
  positive: { background: vars.accent.solid },
  critical: { background: vars.critical.solid },
});
