import { style } from '@vanilla-extract/css';
import { fixed, layer, vars } from '../theme/index.ts';

export const pile = style({
  position: 'fixed',
  zIndex: layer.toast,
  insetInline: vars.space[4],
  bottom: `calc(${vars.inset.bottom} + ${vars.space[4]})`,
  display: 'grid',
  gap: vars.space[2],
  maxWidth: fixed.toast,
  /* An open dialog switches pointers off outside of itself. */
  pointerEvents: 'auto',
});
export const plain = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  padding: `${vars.space[1]} ${vars.space[4]}`,
  borderRadius: vars.radius.m,
  background: vars.surface.inverse,
  color: vars.text.onInverse,
  fontSize: vars.size[14],
});
export const words = style({ flex: '1 1 60%' });
export const button = style({ minHeight: vars.control.m, textDecorationLine: 'underline' });
