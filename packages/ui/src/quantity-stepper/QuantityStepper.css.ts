import { style, styleVariants } from '@vanilla-extract/css';
import { fixed, vars } from '../theme/index.ts';

/** The box of the «В корзину» button to a pixel: where one becomes the other, nothing moves. */
export const stepper = style({
  display: 'grid',
  alignItems: 'stretch',
  border: `${fixed.hair} solid`,
  borderRadius: vars.radius.m,
  transition: `border-color ${vars.motion.quick}`,
  selectors: {
    '&[data-state=pending]': { borderStyle: 'dashed', borderColor: vars.border.selected },
    '&:has(input:disabled)': { borderColor: vars.border.strong },
    '&:has(input:focus-visible)': {
      outline: `${fixed.bold} solid ${vars.border.focus}`,
      outlineOffset: fixed.bold,
    },
  },
});

const columns = (side: string) => ({
  gridTemplateColumns: `${side} minmax(0, 1fr) ${side}`,
  minHeight: side,
});
export const sizes = styleVariants({
  s: columns(vars.control.s),
  m: columns(vars.control.m),
  l: columns(vars.control.l),
});

export const tones = styleVariants({
  brand: { borderColor: vars.border.selected, color: vars.brand.text },
  neutral: { borderColor: vars.border.strong, color: vars.text.strong },
});

/** As wide as its place, or as wide as three digits need. */
export const wide = style({ width: '100%' });
export const narrow = style({ width: '132px' });

export const button = style({
  display: 'grid',
  placeItems: 'center',
  borderRadius: '11px',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick}`,
  selectors: {
    '&:hover:not([aria-disabled=true])': { background: vars.brand.soft },
    '&[aria-disabled=true]': { color: vars.border.field, cursor: 'default' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const input = style({
  width: '100%',
  minWidth: 0,
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  color: vars.text.strong,
  fontSize: vars.size[16],
  fontWeight: fixed.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  selectors: { '&:disabled': { color: vars.text.disabled } },
});
