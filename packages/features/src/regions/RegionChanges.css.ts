import { fixed, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const box = style({ display: 'grid', gap: vars.space[5] });
export const group = style({ display: 'grid', gap: vars.space[1] });
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: vars.space[2],
  borderBottom: `${fixed.hair} solid ${vars.border.subtle}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
});
export const sum = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', textAlign: 'right' });
export const was = style({ color: vars.text.muted, marginRight: vars.space[2] });
