import { style } from '@vanilla-extract/css';
import { room } from '../floating/index.ts';
import { fixed, media, vars } from '../theme/index.ts';

export const menu = style({
  minWidth: `min(${room}, ${fixed.menu})`,
  maxWidth: `min(${room}, ${fixed.measure.s})`,
  padding: fixed.between[1.5],
});

/** As high as a finger; a pointer does with less. */
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.control.m,
  padding: `${fixed.between[1.5]} ${fixed.between[2.5]}`,
  borderRadius: vars.radius.s,
  color: vars.text.strong,
  fontSize: vars.size[14],
  lineHeight: 10 / 7,
  cursor: 'pointer',
  userSelect: 'none',
  outline: 'none',
  selectors: {
    '&[data-highlighted], &[data-state=open]': { background: vars.surface.sunkenStrong },
    '&:focus-visible': {
      outline: `${fixed.bold} solid ${vars.border.focus}`,
      outlineOffset: `calc(-1 * ${fixed.bold})`,
    },
    '&[data-disabled]': { color: vars.text.disabled, cursor: 'default' },
  },
  '@media': {
    [media.hover]: { minHeight: vars.control.s },
    [media.forced]: {
      selectors: {
        '&[data-highlighted]': { outline: `${fixed.bold} solid Highlight` },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const danger = style({
  selectors: {
    '&:not([data-disabled])': { color: vars.critical.text },
    '&[data-highlighted]': { background: vars.critical.soft },
  },
});

/** Empty places are left out, unless another item of the menu has something in its own. */
export const mark = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: fixed.icon.m,
  height: fixed.icon.m,
  selectors: {
    '&:empty:not([data-kept])': { display: 'none' },
    [`${menu}:has(&:not(:empty), &[data-kept]) &:empty`]: { display: 'block' },
  },
});
/** Keys that find no room beside the words go under them. */
export const words = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[5],
  minWidth: 0,
});
export const text = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const check = style({
  color: vars.brand.text,
  selectors: { '[data-disabled] &': { color: 'inherit' } },
});
export const dot = style({
  width: vars.space[2],
  height: vars.space[2],
  borderRadius: '50%',
  background: vars.brand.solid,
  '@media': { [media.forced]: { background: 'CanvasText' } },
});
export const keys = style({
  marginLeft: 'auto',
  color: vars.text.muted,
  fontFamily: 'inherit',
  fontSize: vars.size[12],
});

export const heading = style({
  padding: `${vars.space[2]} ${fixed.between[2.5]} ${vars.space[1]}`,
  color: vars.text.muted,
  fontSize: vars.size[12],
  lineHeight: 4 / 3,
});
export const separator = style({
  height: fixed.hair,
  marginBlock: fixed.between[1.5],
  background: vars.border.subtle,
  '@media': { [media.forced]: { background: 'CanvasText' } },
});
