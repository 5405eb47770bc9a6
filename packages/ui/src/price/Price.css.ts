import { style, styleVariants } from '@vanilla-extract/css';
import { fixed, media, vars } from '../theme/index.ts';

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
  maxWidth: '100%',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** A sum is one word. One that is wider than its place goes on below instead of reaching into what is beside it. */
const sum = { maxWidth: '100%', whiteSpace: 'normal', overflowWrap: 'break-word' } as const;

export const now = style({ ...sum, color: vars.text.strong, fontWeight: fixed.weight.price });
export const pending = style({ color: vars.text.muted });

export const sizes = styleVariants({
  row: { fontSize: vars.size[18], lineHeight: 4 / 3, letterSpacing: fixed.tracking.price },
  card: { fontSize: vars.size[20], lineHeight: 1.4, letterSpacing: fixed.tracking.price },
  page: { fontSize: vars.size[32], lineHeight: 1.25, letterSpacing: fixed.tracking.tighter },
});

export const asideSizes = styleVariants({
  row: { fontSize: vars.size[14] },
  card: { fontSize: vars.size[14] },
  page: { fontSize: vars.size[16] },
});

export const old = style({ ...sum, color: vars.text.muted });
export const saving = style({ color: vars.positive.text, fontWeight: fixed.weight.medium });

/** Sums of a column end at its right edge, the old price under the new one. */
const end = { flexDirection: 'column', alignItems: 'flex-end' } as const;
export const aligns = styleVariants({
  start: {},
  end,
  endWide: { '@media': { [media.tablet]: end } },
});
