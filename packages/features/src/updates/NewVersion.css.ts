import { fixed, layer, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

/** Over the page in its lower corner, above what lies at its end on phones: it covers nothing that one is typing into. */
export const place = style({
  position: 'fixed',
  zIndex: layer.toast,
  insetInlineEnd: vars.space[4],
  insetInlineStart: vars.space[4],
  bottom: `calc(${vars.inset.bottom} + ${vars.space[4]})`,
  maxWidth: fixed.measure.s,
  marginInlineStart: 'auto',
  borderRadius: vars.radius.m,
  boxShadow: vars.shade.float,
});

export const words = style({ margin: 0 });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginTop: vars.space[3],
});
