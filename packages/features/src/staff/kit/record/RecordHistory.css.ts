import { fixed, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ marginTop: vars.space[3] });
export const happened = style({
  display: 'grid',
  gap: vars.space[1],
  overflowWrap: 'anywhere',
  paddingBlock: vars.space[2],
  borderTop: `${fixed.hair} solid ${vars.border.subtle}`,
});
export const ask = style({ marginTop: vars.space[3], selectors: { '&:empty': { display: 'none' } } });
