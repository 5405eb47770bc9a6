import { fixed, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const aside = style({
  position: 'sticky',
  top: 0,
  alignSelf: 'start',
  maxHeight: '100dvh',
  overflowY: 'auto',
  padding: vars.space[4],
  borderInlineStart: `${fixed.hair} solid ${vars.border.subtle}`,
  minHeight: '100dvh',
});
export const head = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginBottom: vars.space[4],
});
