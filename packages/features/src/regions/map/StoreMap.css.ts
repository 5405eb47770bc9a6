import { fixed, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

/** One finger scrolls the page up and down; sideways, or with two fingers, it moves the map. */
export const map = style({
  position: 'relative',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  background: vars.surface.sunken,
  touchAction: 'pan-y',
  cursor: 'grab',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&:focus-visible': { outlineOffset: `-${fixed.bold}` },
  },
});

export const drawing = style({ position: 'absolute', inset: 0, userSelect: 'none' });

export const tools = style({
  position: 'absolute',
  top: vars.space[2],
  right: vars.space[2],
  display: 'grid',
  border: `${fixed.hair} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.m,
  background: vars.surface.raised,
});

export const grid = style({ fill: 'none', stroke: vars.border.subtle, strokeWidth: fixed.hair });
export const bar = style({ fill: 'none', stroke: vars.text.muted, strokeWidth: fixed.line });
export const barText = style({ fill: vars.text.muted, fontSize: vars.size[12], textAnchor: 'middle' });

/** Broad and round, so that a few places become a quiet shape. */
export const city = style({
  fill: vars.accent.softStrong,
  stroke: vars.accent.softStrong,
  strokeWidth: fixed.thumb.xl,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

const words = {
  fontSize: vars.size[12],
  dominantBaseline: 'central',
  pointerEvents: 'none',
} as const;

/** Letters keep clear of what lies under them. */
const clear = {
  stroke: vars.surface.page,
  strokeWidth: fixed.thick,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
} as const;

export const cityName = style({
  ...words,
  fill: vars.accent.text,
  textAnchor: 'middle',
  fontSize: vars.size[14],
  fontWeight: fixed.weight.medium,
});
export const label = style({
  ...words,
  ...clear,
  fill: vars.text.normal,
  selectors: { '&[data-state=on]': { fill: vars.text.strong, fontWeight: fixed.weight.strong } },
});

export const pin = style({ cursor: 'pointer' });
export const press = style({ fill: 'transparent' });
export const halo = style({ fill: vars.surface.page, opacity: 0.7 });
export const drop = style({
  fill: vars.text.muted,
  stroke: vars.surface.page,
  strokeWidth: fixed.bold,
  transition: `fill ${vars.motion.quick}`,
  selectors: {
    [`${pin}:hover &`]: { fill: vars.text.strong },
    [`${pin}[data-state=on] &`]: { fill: vars.brand.solid },
  },
});
export const pinNumber = style({
  ...words,
  fill: vars.surface.page,
  textAnchor: 'middle',
  fontWeight: fixed.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${pin}[data-state=on] &`]: { fill: vars.text.onBrand } },
});
