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
/** One long word is no reason to widen the dialog. */
export const name = style({ minWidth: 0 });
/** What was and what is stand below each other where they do not fit in a line. */
export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignContent: 'flex-start',
  columnGap: vars.space[2],
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
export const was = style({ color: vars.text.muted });
