import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { fixed, media, vars } from '../theme/index.ts';
import { exit, origin } from './Pile.css.ts';

const come = keyframes({ from: { opacity: 0, translate: origin } });
const go = keyframes({ to: { opacity: 0, translate: origin } });
const fly = keyframes({
  from: { translate: 'var(--radix-toast-swipe-end-x) var(--radix-toast-swipe-end-y)' },
  to: { opacity: 0, translate: exit },
});

export const toast = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.control.l,
  padding: `${vars.space[1]} ${vars.space[1]} ${vars.space[1]} ${vars.space[4]}`,
  borderRadius: vars.radius.m,
  boxShadow: vars.shade.float,
  fontSize: vars.size[14],
  lineHeight: 10 / 7,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[data-state=open]': { animation: `${come} ${vars.motion.normal} ${fixed.ease}` },
    '&[data-state=closed]': { animation: `${go} ${vars.motion.quick} forwards` },
    '&[data-state=closed][data-swipe=end]': { animation: `${fly} ${vars.motion.quick} forwards` },
    '&[data-swipe=move]': {
      translate: 'var(--radix-toast-swipe-move-x) var(--radix-toast-swipe-move-y)',
    },
    '&[data-swipe=cancel]': { translate: 'none', transition: `translate ${vars.motion.quick}` },
    '&:focus-visible': { outlineOffset: `calc(-2 * ${fixed.bold})`, outlineColor: 'currentColor' },
  },
  '@media': { [media.forced]: { border: `${fixed.bold} solid CanvasText` } },
});

export const tones = styleVariants({
  neutral: { background: vars.surface.inverse, color: vars.text.onInverse },
  positive: { background: vars.surface.inverse, color: vars.text.onInverse },
  caution: { background: vars.surface.inverse, color: vars.text.onInverse },
  critical: { background: vars.critical.fill, color: vars.text.onBrand },
});

const icon = style({
  display: 'inline-flex',
  flex: 'none',
  justifyContent: 'center',
  minWidth: fixed.icon.l,
});
export const icons = styleVariants({
  neutral: [icon],
  positive: [icon, { color: vars.accent.halo }],
  caution: [icon, { color: vars.caution.border }],
  critical: [icon],
});

/** Where there is no room for words and a button side by side, the button stands under the words. */
export const content = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  minWidth: 0,
  paddingBlock: vars.space[1],
});
export const words = style({ flex: '1 1 9em', minWidth: 0 });
export const title = style({ fontSize: vars.size[16], fontWeight: fixed.weight.strong });

const press = style({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  minHeight: vars.control.m,
  minWidth: vars.control.m,
  borderRadius: vars.radius.s,
  selectors: {
    '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: `calc(-1 * ${fixed.bold})` },
  },
});
export const action = style([
  press,
  {
    maxWidth: '100%',
    fontWeight: fixed.weight.medium,
    textDecorationLine: 'underline',
    textUnderlineOffset: '.25em',
  },
]);
export const close = style([press, { opacity: 0.8, ':hover': { opacity: 1 } }]);
