import { style } from '@vanilla-extract/css';
import { fixed, vars } from '../theme/index.ts';

export const count = style({
  minWidth: '18px',
  height: '18px',
  paddingInline: '5px',
  borderRadius: vars.radius.pill,
  background: vars.brand.solid,
  color: vars.text.onBrand,
  boxShadow: `0 0 0 ${fixed.bold} ${vars.surface.page}`,
  fontSize: vars.size[12],
  fontWeight: fixed.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.5,
  textAlign: 'center',
});
