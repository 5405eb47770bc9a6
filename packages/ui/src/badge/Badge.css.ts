import { style, styleVariants } from '@vanilla-extract/css';
import { fixed, vars } from '../theme/index.ts';

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  height: vars.space[6],
  border: `${fixed.hair} solid transparent`,
  fontSize: vars.size[12],
  lineHeight: 4 / 3,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const shapes = styleVariants({
  tag: { paddingInline: fixed.between[1.75], borderRadius: vars.radius.s, fontWeight: fixed.weight.strong },
  pill: {
    paddingInline: fixed.between[2.25],
    borderRadius: vars.radius.pill,
    fontWeight: fixed.weight.medium,
  },
});

const toned = (background: string, color: string, borderColor = 'transparent') => ({
  background,
  color,
  borderColor,
});
export const tones = styleVariants({
  sale: toned(vars.accent.solid, vars.text.onBrand),
  raised: toned(vars.surface.raised, vars.text.strong),
  neutral: toned(vars.surface.sunkenStrong, vars.text.muted),
  brand: toned(vars.brand.soft, vars.brand.text),
  accent: toned(vars.accent.softStrong, vars.accent.text),
  caution: toned(vars.caution.soft, vars.caution.text, vars.caution.border),
  critical: toned(vars.critical.soft, vars.critical.text, vars.critical.border),
  info: toned(vars.info.soft, vars.info.text, vars.info.border),
});
