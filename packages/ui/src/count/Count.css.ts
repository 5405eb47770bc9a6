import { style, styleVariants } from '@vanilla-extract/css';
import { fixed, vars } from '../theme/index.ts';

export const count = style({
  display: 'block',
  /* Beside long words, too, «99+» stays in one piece. */
  flex: 'none',
  minWidth: fixed.between[4.5],
  height: fixed.between[4.5],
  paddingInline: fixed.between[1.25],
  borderRadius: vars.radius.pill,
  background: vars.brand.solid,
  color: vars.text.onBrand,
  fontSize: vars.size[12],
  fontWeight: fixed.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.5,
  textAlign: 'center',
});

/** A ring in the colour of the ground cuts the bubble out of the icon. */
export const grounds = styleVariants({
  page: { boxShadow: `0 0 0 ${fixed.bold} ${vars.surface.page}` },
  raised: { boxShadow: `0 0 0 ${fixed.bold} ${vars.surface.raised}` },
});
