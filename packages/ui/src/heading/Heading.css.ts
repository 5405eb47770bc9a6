import { style, styleVariants } from '@vanilla-extract/css';
import { fixed, media, vars } from '../theme/index.ts';

export const heading = style({
  color: vars.text.strong,
  fontWeight: fixed.weight.strong,
  textWrap: 'balance',
});

export const sizes = styleVariants({
  hero: {
    fontSize: vars.size[32],
    lineHeight: 1.1,
    letterSpacing: fixed.tracking.tighter,
    '@media': { [media.tablet]: { fontSize: vars.size[44], lineHeight: 1.08 } },
  },
  page: {
    fontSize: vars.size[24],
    lineHeight: 1.2,
    letterSpacing: '-.025em',
    '@media': {
      [media.tablet]: { fontSize: vars.size[32], lineHeight: 1.15, letterSpacing: fixed.tracking.tighter },
    },
  },
  block: {
    fontSize: vars.size[20],
    lineHeight: 1.25,
    letterSpacing: '-.02em',
    '@media': { [media.tablet]: { fontSize: vars.size[24], letterSpacing: '-.022em' } },
  },
  panel: { fontSize: vars.size[20], lineHeight: 1.3, letterSpacing: fixed.tracking.tight },
  card: { fontSize: vars.size[18], lineHeight: 4 / 3, letterSpacing: '-.012em' },
  group: { fontSize: vars.size[16], lineHeight: 1.5 },
});

/** Words laid on a picture bring their own colour. */
export const inherit = style({ color: 'inherit' });
