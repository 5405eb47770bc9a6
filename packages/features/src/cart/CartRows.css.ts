import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  minHeight: vars.control.l,
  padding: `${vars.space[1]} ${fixed.between[3.5]}`,
  '@media': { [media.tablet]: { paddingInline: vars.space[5] } },
});

export const foot = style({
  padding: `${vars.space[3]} ${fixed.between[3.5]} ${vars.space[4]}`,
  borderTop: `${fixed.hair} solid ${vars.border.subtle}`,
  '@media': { [media.tablet]: { paddingInline: vars.space[5] } },
});
