import { style, styleVariants } from '@vanilla-extract/css';
import { fixed, target, vars } from '../theme/index.ts';

export const link = style({
  cursor: 'pointer',
  borderRadius: fixed.bold,
  transitionProperty: 'color, text-decoration-color',
  transitionDuration: vars.motion.quick,
});

const underlined = {
  textDecorationLine: 'underline',
  textDecorationThickness: fixed.hair,
  textUnderlineOffset: fixed.thick,
  textDecorationColor: 'color-mix(in srgb, currentColor 36%, transparent)',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
};

export const variants = styleVariants({
  brand: { color: vars.text.link, ...underlined },
  inherit: { color: 'inherit', ...underlined },
  quiet: { color: 'inherit', selectors: { '&:hover': { color: vars.brand.text } } },
});

/** Something opens in place; a whole line leads elsewhere. */
export const dashed = style({ textDecorationStyle: 'dashed' });

/**
 * A card's link covers the card, so that all of it can be pressed; what is pressed apart lies above. The ring goes around
 * all that it presses: around the words alone it would be cut off where a name is held to so many lines.
 */
export const stretched = style({
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.m },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${fixed.bold} solid ${vars.border.focus}`,
      outlineOffset: fixed.bold,
    },
  },
});

/** A link that covers a card has room enough. */
export const own = target;
