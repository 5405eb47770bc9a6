import { keyframes, style } from '@vanilla-extract/css';
import { comeAndGo, fixed, layer, media, vars } from '../theme/index.ts';

const come = keyframes({ from: { opacity: 0, scale: 0.96 } });
const go = keyframes({ to: { opacity: 0, scale: 0.98 } });

/**
 * Whatever Radix places beside a trigger. On the layer of dialogs: what is opened later lies above what was opened
 * before.
 */
export const placed = style({
  zIndex: layer.dialog,
  transformOrigin: 'var(--radix-popper-transform-origin)',
  selectors: comeAndGo(come, go),
  '@media': { [media.forced]: { border: `${fixed.bold} solid CanvasText` } },
});

/** Ground of popovers and menus. */
export const surface = style({
  borderRadius: vars.radius.m,
  background: vars.surface.raised,
  color: vars.text.normal,
  boxShadow: vars.shade.float,
  outline: 'none',
});

/** What is too long for the screen scrolls. */
export const scrolls = style({
  maxHeight: 'var(--radix-popper-available-height)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

/** What is free at the chosen side of the trigger. */
export const room = 'var(--radix-popper-available-width)';
