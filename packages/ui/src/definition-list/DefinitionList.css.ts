import { style, styleVariants } from '@vanilla-extract/css';
import { fixed, vars } from '../theme/index.ts';

export const list = style({ minWidth: 0 });
const row = style({ display: 'grid', gap: vars.space[4] });

export const rows = styleVariants({
  sums: [
    row,
    { gridTemplateColumns: 'minmax(40%, 1fr) auto', paddingBlock: fixed.between[1.25], lineHeight: 1.5 },
  ],
  params: [
    row,
    {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      paddingBlock: fixed.between[2.25],
      borderBottom: `${fixed.hair} solid ${vars.border.subtle}`,
      fontSize: vars.size[14],
      lineHeight: 10 / 7,
    },
  ],
});

export const term = style({ color: vars.text.muted });
export const values = styleVariants({
  sums: { fontVariantNumeric: 'tabular-nums', textAlign: 'right' },
  params: {},
});
export const positive = style({ color: vars.positive.text });

export const totalRow = style({
  alignItems: 'baseline',
  marginTop: vars.space[3],
  paddingTop: vars.space[4],
  borderTop: `${fixed.hair} solid ${vars.border.subtle}`,
});
export const totalTerm = style({
  color: vars.text.strong,
  fontSize: vars.size[18],
  fontWeight: fixed.weight.strong,
});
export const totalValue = style({
  color: vars.text.strong,
  fontSize: vars.size[32],
  fontWeight: fixed.weight.price,
  letterSpacing: fixed.tracking.tighter,
  lineHeight: 1,
});
