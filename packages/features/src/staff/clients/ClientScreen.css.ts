import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ marginTop: vars.space[3] });
const row = style({ paddingBlock: vars.space[2], borderTop: `${fixed.hair} solid ${vars.border.subtle}` });
export const order = style([
  row,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space[3],
  },
]);
export const change = style([order, { alignItems: 'start', overflowWrap: 'anywhere' }]);
export const sums = style({ display: 'grid', justifyItems: 'end' });
export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginBlock: vars.space[2],
});
export const form = style({ display: 'grid', gap: vars.space[3], marginTop: vars.space[3] });
export const fields = style({
  display: 'grid',
  gap: vars.space[3],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' } },
});
export const lines = style({ paddingInlineStart: vars.space[4], listStyle: 'disc' });
