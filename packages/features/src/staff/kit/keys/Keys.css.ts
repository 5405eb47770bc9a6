import { fixed, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const keys = style({ flex: 'none', whiteSpace: 'nowrap', font: 'inherit' });
export const key = style({
  display: 'inline-block',
  minWidth: vars.space[6],
  paddingInline: fixed.between[1.5],
  border: `${fixed.hair} solid ${vars.border.strong}`,
  borderRadius: fixed.corner,
  background: vars.surface.raised,
  color: vars.text.normal,
  fontFamily: 'inherit',
  fontSize: vars.size[12],
  lineHeight: 11 / 6,
  textAlign: 'center',
});
