import { fixed, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const item = style({
  padding: `${vars.space[3]} 0`,
  borderTop: `${fixed.hair} solid ${vars.border.subtle}`,
  selectors: { '&:first-child': { borderTop: 0, paddingTop: 0 }, '&:last-child': { paddingBottom: 0 } },
});

export const quantity = style({ padding: `${vars.space[2]} 0 0 ${vars.space[8]}` });

/** What was dropped stands before everything, and takes no room while there is nothing to tell. */
export const dropped = style({ paddingBottom: vars.space[6] });

export const city = style({ maxWidth: fixed.measure.m });
