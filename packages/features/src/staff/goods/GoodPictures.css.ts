import { fixed, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${fixed.avatar.l} minmax(0, 1fr) auto`,
  gap: vars.space[2],
  alignItems: 'center',
});
export const thumb = style({ inlineSize: fixed.avatar.l });
export const named = style({ display: 'grid', justifyItems: 'start', minWidth: 0, overflowWrap: 'anywhere' });
export const words = style({
  minWidth: 0,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textDecorationColor: vars.border.strong,
  textUnderlineOffset: '.2em',
});
