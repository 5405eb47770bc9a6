import { style, styleVariants } from '@vanilla-extract/css';
import { fixed, vars } from '../theme/index.ts';

export const sizes = styleVariants({
  12: { fontSize: vars.size[12], lineHeight: 4 / 3 },
  14: { fontSize: vars.size[14], lineHeight: 10 / 7 },
  16: { fontSize: vars.size[16], lineHeight: 1.5 },
  18: { fontSize: vars.size[18], lineHeight: 13 / 9 },
  20: { fontSize: vars.size[20], lineHeight: 1.4 },
});

export const tones = styleVariants({
  strong: { color: vars.text.strong },
  muted: { color: vars.text.muted },
  disabled: { color: vars.text.disabled },
  brand: { color: vars.brand.text },
  positive: { color: vars.positive.text },
  caution: { color: vars.caution.text },
  critical: { color: vars.critical.text },
});

export const weights = styleVariants({
  normal: { fontWeight: fixed.weight.normal },
  medium: { fontWeight: fixed.weight.medium },
  strong: { fontWeight: fixed.weight.strong },
});

export const numeric = style({ fontVariantNumeric: 'tabular-nums' });
export const nowrap = style({ whiteSpace: 'nowrap' });
/** A word that breaks at its hyphen only where it is wider than the line. */
export const compound = style({ display: 'inline-block', maxWidth: '100%', textDecoration: 'inherit' });
export const prose = style({ maxWidth: '68ch', textWrap: 'pretty' });

const clamp = (lines: number) => ({
  display: '-webkit-box',
  WebkitLineClamp: lines,
  WebkitBoxOrient: 'vertical' as const,
  overflow: 'hidden',
});
export const lines = styleVariants({
  1: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  2: clamp(2),
  3: clamp(3),
});
