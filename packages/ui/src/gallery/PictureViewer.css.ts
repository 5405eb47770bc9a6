import { style, styleVariants } from '@vanilla-extract/css';
import { fixed, hiddenRule, layer, vars } from '../theme/index.ts';

export const viewer = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.dialog,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  background: vars.surface.page,
  outline: 'none',
});
export const title = style(hiddenRule);

/** Fingers are read here, so the browser must not scroll or zoom by them. */
export const stage = style({
  display: 'grid',
  minHeight: 0,
  overflow: 'hidden',
  touchAction: 'none',
  cursor: 'zoom-in',
  userSelect: 'none',
  selectors: {
    '&[data-state=near]': { cursor: 'zoom-out' },
    '&[data-state=near]:active': { cursor: 'grabbing' },
  },
});

export const picture = style({
  minHeight: 0,
  minWidth: 0,
  pointerEvents: 'none',
  transition: `transform ${vars.motion.normal} ${fixed.ease}`,
  selectors: { '&[data-held]': { transition: 'none' } },
});
export const grounds = styleVariants(vars.tile, (background) => ({ background }));

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  padding: `${vars.space[2]} ${vars.space[4]} calc(${vars.space[2]} + env(safe-area-inset-bottom))`,
  borderTop: `${fixed.hair} solid ${vars.border.subtle}`,
  background: vars.surface.raised,
});
export const place = style({
  minWidth: fixed.between[14],
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
/** Last in the order of Tab, first for the eye. */
export const close = style({ position: 'absolute', top: vars.space[4], right: vars.space[4] });
