import { style, styleVariants } from '@vanilla-extract/css';
import { fixed, media, vars } from '../theme/index.ts';
import { underDialog } from './Pile.css.ts';

/*
 * A theme of one part of the page, made of nothing but other values for tokens: the styles of notifications know
 * nothing of it, and any page can have one of its own in the same way.
 */

/** Square corners, no shadow, words a third larger, room for a finger. */
export const pile = style({
  vars: {
    [vars.radius.s]: '0',
    [vars.radius.m]: '0',
    [vars.shade.float]: 'none',
    [vars.size[14]]: vars.size[18],
    [vars.size[16]]: vars.size[24],
    [vars.space[4]]: vars.space[6],
    [vars.control.l]: fixed.toastTile,
  },
  '@media': {
    /* Above a dialog they leave as much of it in sight as they can. */
    [media.belowDesk]: {
      selectors: { [`${underDialog} &`]: { vars: { [vars.control.l]: vars.control.m } } },
    },
  },
});

const on = (ground: string) => ({
  [vars.surface.inverse]: ground,
  [vars.text.onInverse]: vars.text.onBrand,
  [vars.accent.halo]: vars.text.onBrand,
  [vars.caution.border]: vars.text.onBrand,
});

/** A solid colour for each tone. */
export const tones = styleVariants({
  neutral: { vars: on(vars.brand.solid) },
  positive: { vars: on(vars.accent.solid) },
  caution: { vars: on(vars.caution.solid) },
  critical: { vars: { [vars.critical.fill]: vars.critical.solid } },
});
