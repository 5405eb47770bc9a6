import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const fields = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** Takes the width of all columns. */
export const whole = style({ gridColumn: '1 / -1', minWidth: 0 });
export const regions = style({ display: 'grid', gap: vars.space[2], gridColumn: '1 / -1', minWidth: 0 });
export const choices = style({
  display: 'flex',
  marginTop: vars.space[1],
  flexWrap: 'wrap',
  columnGap: vars.space[5],
  rowGap: vars.space[2],
});
export const foot = style({ display: 'grid', flex: '1 1 100%' });

/** The last one stays in view while another one is on its way. */
export const preview = style({
  transition: `opacity ${vars.motion.normal}`,
  selectors: { '&[aria-busy=true]': { opacity: 0.6 } },
});
export const rows = style({ marginTop: vars.space[2] });
/** Sums that have no room beside the words go below them. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  paddingBlock: vars.space[2],
  borderTop: `${fixed.hair} solid ${vars.border.subtle}`,
});
export const named = style({ display: 'grid', flex: '1 1 50%', minWidth: 0, overflowWrap: 'anywhere' });
export const sums = style({
  display: 'grid',
  justifyItems: 'end',
  marginInlineStart: 'auto',
  textAlign: 'end',
});
export const reasons = style({ marginTop: vars.space[1] });
