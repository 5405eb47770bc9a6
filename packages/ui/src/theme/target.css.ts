import { style } from '@vanilla-extract/css';
import { control } from './dimensions.ts';
import { media } from './media.ts';

/** The least that a finger has to find. */
const least = control.m;

/**
 * What is drawn smaller than a finger is pressed on a larger area, which moves nothing around it. Whoever puts such
 * things side by side leaves room for both areas. Percentages of `inset` are of the box itself.
 */
export const target = style({
  position: 'relative',
  '@media': {
    [media.touch]: {
      '::before': { content: '', position: 'absolute', inset: `min(0px, calc((100% - ${least}) / 2))` },
    },
  },
});
