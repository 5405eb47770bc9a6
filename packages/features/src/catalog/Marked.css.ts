import { vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

/** What was asked for, among the words around it. */
export const mark = style({
  borderRadius: vars.radius.s,
  background: vars.brand.soft,
  color: 'inherit',
  boxDecorationBreak: 'clone',
});
