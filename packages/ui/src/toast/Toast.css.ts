import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { fixed, layer, media, vars } from '../theme/index.ts';

const come = keyframes({ from: { opacity: 0, translate: '0 12px' } });
const go = keyframes({ to: { opacity: 0, translate: '-12px 0' } });

export const viewport = style({
  position: 'fixed',
  zIndex: layer.toast,
  insetInline: vars.space[4],
  bottom: `calc(${vars.inset.bottom} + ${vars.space[4]})`,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  outline: 'none',
  /* An open dialog switches pointers off outside of itself; what is said here can still be closed. */
  pointerEvents: 'none',
  '@media': {
    [media.tablet]: { insetInline: `${vars.space[6]} auto`, bottom: vars.space[6], width: fixed.toast },
  },
});

export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.control.l,
  padding: `${vars.space[2]} ${vars.space[1]} ${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.m,
  boxShadow: vars.shade.float,
  fontSize: vars.size[14],
  lineHeight: 10 / 7,
  pointerEvents: 'auto',
  selectors: {
    '&[data-state=open]': { animation: `${come} ${vars.motion.normal} ${fixed.ease}` },
    '&[data-state=closed]': { animation: `${go} ${vars.motion.quick} forwards` },
    '&[data-swipe=move]': { translate: 'var(--radix-toast-swipe-move-x) 0' },
  },
  '@media': { [media.forced]: { border: '2px solid CanvasText' } },
});

export const tones = styleVariants({
  neutral: { background: vars.surface.inverse, color: vars.text.onInverse },
  positive: { background: vars.surface.inverse, color: vars.text.onInverse },
  critical: { background: vars.critical.fill, color: vars.text.onBrand },
});

export const words = style({ flex: 1, minWidth: 0 });
export const title = style({ fontWeight: fixed.weight.strong });

const press = {
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  minHeight: '40px',
  minWidth: '40px',
  borderRadius: vars.radius.s,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: '-2px' } },
};
export const action = style([
  press,
  {
    paddingInline: vars.space[2],
    fontWeight: fixed.weight.medium,
    textDecorationLine: 'underline',
    textUnderlineOffset: '3px',
  },
]);
export const close = style([press, { opacity: 0.8, ':hover': { opacity: 1 } }]);
