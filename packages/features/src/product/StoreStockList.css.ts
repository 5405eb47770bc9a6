import { fixed, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const store = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBottom: `${fixed.hair} solid ${vars.border.subtle}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
});
