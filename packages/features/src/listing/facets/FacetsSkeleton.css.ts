import { fixed, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const facets = style({ display: 'grid' });
export const facet = style({
  display: 'grid',
  gap: fixed.between[3.5],
  paddingBlock: vars.space[4],
  selectors: {
    '&:first-child': { paddingTop: 0 },
    '& + &': { borderTop: `${fixed.hair} solid ${vars.border.subtle}` },
  },
});
