import { style } from '@vanilla-extract/css';
import { fixed, layer, media, vars } from '../theme/index.ts';

export const list = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[2],
  selectors: { '&[data-state=sorting]': { userSelect: 'none' } },
});

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.control.l,
  padding: vars.space[1],
  border: `${fixed.hair} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.m,
  background: vars.surface.raised,
  selectors: {
    '[data-state=sorting] > &': { transition: `translate ${vars.motion.normal} ${fixed.ease}` },
    '&[data-state=lifted]': {
      zIndex: layer.header,
      borderColor: vars.border.selected,
      boxShadow: vars.shade.float,
    },
    /** Under a finger nothing lags behind. */
    '&[data-state=lifted][data-by=pointer]': { transition: 'none' },
  },
  '@media': {
    [media.forced]: { selectors: { '&[data-state=lifted]': { borderColor: 'Highlight' } } },
  },
});

export const handle = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.control.m,
  height: vars.control.m,
  borderRadius: vars.radius.s,
  color: vars.text.muted,
  cursor: 'grab',
  touchAction: 'none',
  selectors: {
    '&:hover:not(:disabled)': { background: vars.surface.sunkenStrong, color: vars.text.strong },
    '&[aria-pressed=true]': { color: vars.brand.text, cursor: 'grabbing' },
    '&:disabled': { color: vars.text.disabled },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${fixed.bold})` },
  },
});

export const moves = style({ display: 'flex' });

export const undo = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[3]}`,
  minHeight: vars.control.m,
  marginTop: vars.space[2],
  color: vars.text.muted,
  fontSize: vars.size[14],
});
