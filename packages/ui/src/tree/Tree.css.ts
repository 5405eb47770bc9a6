import { style } from '@vanilla-extract/css';
import { fixed, media, vars } from '../theme/index.ts';

/** How much further right each level begins: code that took it from `vars` would bring every token along. */
export const indent = vars.space[5];

export const tree = style({ display: 'grid', alignContent: 'start', gap: fixed.hair });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.control.m,
  paddingInlineEnd: vars.space[3],
  borderRadius: vars.radius.s,
  color: vars.text.strong,
  fontSize: vars.size[14],
  lineHeight: 10 / 7,
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${vars.motion.quick}`,
  selectors: {
    '&:hover': { background: vars.surface.sunkenStrong },
    '&[aria-selected=true]': {
      background: vars.brand.soft,
      color: vars.brand.text,
      fontWeight: fixed.weight.medium,
    },
    '&[aria-selected=true]:hover': { background: vars.brand.softHover },
    '&[aria-disabled=true]': { color: vars.text.disabled, cursor: 'default' },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${fixed.bold})` },
  },
  '@media': {
    [media.desk]: { minHeight: vars.control.s },
    [media.touch]: { minHeight: vars.control.m },
    [media.forced]: {
      selectors: { '&[aria-selected=true]': { border: `${fixed.bold} solid Highlight` } },
    },
  },
});

/** Opens and closes; a finger gets the whole height of the line. */
export const toggle = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  alignSelf: 'stretch',
  width: vars.control.s,
  marginInlineEnd: `calc(-1 * ${vars.space[1]})`,
  color: vars.text.muted,
});
export const arrow = style({
  display: 'grid',
  transition: `rotate ${vars.motion.quick}`,
  selectors: { '[aria-expanded=true] > * > &': { rotate: '90deg' } },
});

export const icon = style({ display: 'inline-flex', flex: 'none', color: vars.text.muted });
/** Where the line is short, what stands at its end comes under the name. */
export const words = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[2]}`,
  minWidth: 0,
  paddingBlock: vars.space[1],
});
export const label = style({ flex: '1 1 6em', minWidth: 0, overflowWrap: 'anywhere' });
export const end = style({
  flex: 'none',
  color: vars.text.muted,
  fontSize: vars.size[12],
  fontWeight: fixed.weight.normal,
  fontVariantNumeric: 'tabular-nums',
});
export const failed = style({ color: vars.critical.text });
