import { fixed, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

/** What can be done to it goes below its name where there is no room beside it. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const named = style({
  display: 'grid',
  flex: `1 1 ${fixed.cell.action}`,
  justifyItems: 'start',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const thumb = style({ inlineSize: fixed.avatar.l });
