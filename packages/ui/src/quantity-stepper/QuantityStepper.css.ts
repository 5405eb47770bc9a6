import { style, styleVariants } from '@vanilla-extract/css';
import { fixed, media, target, vars } from '../theme/index.ts';

/** The box of the «В корзину» button to a pixel: where one becomes the other, nothing moves. */
export const stepper = style({
  position: 'relative',
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

/** As wide as its place, or as wide as three digits need and more where there are more. */
export const wide = style({ width: '100%' });
export const narrow = style({
  width: 'fit-content',
  minWidth: fixed.cell.stepper,
  maxWidth: '100%',
  // Three fingers and the lines around them.
  '@media': { [media.touch]: { minWidth: `calc(3 * ${vars.control.m} + 2 * ${fixed.hair})` } },
});

export const button = style([
  target,
  {
    display: 'grid',
    placeItems: 'center',
    borderRadius: `calc(${vars.radius.m} - ${fixed.hair})`,
    cursor: 'pointer',
    userSelect: 'none',
    transition: `background-color ${vars.motion.quick}`,
    selectors: {
      '&:hover:not([aria-disabled=true])': { background: vars.brand.soft },
      '&[aria-disabled=true]': { color: vars.border.field, cursor: 'default' },
      '&:focus-visible': { outlineOffset: `calc(-1 * ${fixed.bold})` },
    },
  },
]);

export const input = style({
  width: '100%',
  minWidth: 0,
  padding: 0,
  /* Over the lines of the stepper, so that all of it is pressed. */
  marginBlock: `-${fixed.hair}`,
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

/** Over the stepper and no wider, so that nothing moves and nothing is pushed off a narrow screen. */
export const reason = style({
  position: 'absolute',
  insetInline: 0,
  bottom: `calc(100% + ${vars.space[1]})`,
  zIndex: 1,
  borderRadius: vars.radius.s,
  background: vars.surface.inverse,
  color: vars.text.onInverse,
  fontSize: vars.size[12],
  lineHeight: 4 / 3,
  textAlign: 'center',
  pointerEvents: 'none',
  selectors: { '&:not(:empty)': { padding: `${fixed.between[1.5]} ${vars.space[2]}` } },
  '@media': {
    [media.forced]: { selectors: { '&:not(:empty)': { border: `${fixed.hair} solid CanvasText` } } },
  },
});
