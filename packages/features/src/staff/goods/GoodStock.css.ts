import { fixed, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: vars.space[3],
  alignItems: 'center',
  paddingBlock: vars.space[2],
  borderTop: `${fixed.hair} solid ${vars.border.subtle}`,
});
export const name = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const note = style({ gridColumn: '1 / -1' });
