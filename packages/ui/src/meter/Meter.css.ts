import { style, styleVariants } from '@vanilla-extract/css';
import { fixed, media, vars } from '../theme/index.ts';

export const meter = style({ display: 'grid', gap: vars.space[1], minWidth: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[3]}`,
  fontSize: vars.size[14],
  lineHeight: 10 / 7,
});
export const value = style({ fontVariantNumeric: 'tabular-nums', color: vars.text.strong });
export const label = style({ color: vars.text.muted });

export const track = style({
  position: 'relative',
  width: '100%',
  borderRadius: vars.radius.pill,
  background: vars.border.subtle,
  overflow: 'hidden',
  '@media': { [media.forced]: { outline: `${fixed.hair} solid CanvasText` } },
});
export const sizes = styleVariants({ s: { height: vars.space[1] }, m: { height: vars.space[2] } });

export const bar = style({
  height: '100%',
  borderRadius: 'inherit',
  transition: `width ${vars.motion.normal}`,
  '@media': { [media.forced]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
export const bars = styleVariants({
  good: { background: vars.accent.solid },
  fair: { background: vars.caution.solid },
  poor: { background: vars.critical.solid },
});

/** Where a threshold is, a gap in the bar. */
export const threshold = style({
  position: 'absolute',
  top: 0,
  bottom: 0,
  width: fixed.bold,
  background: vars.surface.raised,
  '@media': { [media.forced]: { background: 'Canvas', forcedColorAdjust: 'none' } },
});

/** The level is said in words too: a colour alone says nothing to many. */
export const level = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[1],
  fontSize: vars.size[12],
  lineHeight: 4 / 3,
});
export const levels = styleVariants({
  good: { color: vars.accent.text },
  fair: { color: vars.caution.text },
  poor: { color: vars.critical.text },
});
