import { style, styleVariants } from '@vanilla-extract/css';
import { fixed, media, target, vars } from '../theme/index.ts';

const off = '[data-disabled] &';

export const slider = style({
  display: 'grid',
  minWidth: 0,
  selectors: {
    '&[data-orientation=vertical]': { justifyItems: 'center', gap: vars.space[2], width: 'max-content' },
  },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
  fontSize: vars.size[14],
  lineHeight: 10 / 7,
});
export const label = style({ color: vars.text.muted });
export const value = style({
  color: vars.text.strong,
  fontWeight: fixed.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [off]: { color: vars.text.disabled } },
});

/** A finger high, though the line is thin: a press anywhere on it moves the nearest thumb. */
export const bar = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: { '&[data-disabled]': { cursor: 'default' } },
});
export const bars = styleVariants({
  horizontal: { height: vars.control.m, touchAction: 'pan-y' },
  vertical: { flexDirection: 'column', width: vars.control.m, height: fixed.slider, touchAction: 'pan-x' },
});
/**
 * Two thumbs point outwards, each beside its value: at one value they stand side by side, where a finger tells them
 * apart (24 px from middle to middle).
 */
const apart = vars.space[3];
export const pair = style({ marginInline: apart });
export const worded = style({
  selectors: { '&[data-orientation=horizontal]': { marginBottom: vars.space[2] } },
});

export const track = style({
  position: 'relative',
  flex: 1,
  borderRadius: vars.radius.pill,
  background: vars.border.strong,
  '@media': { [media.forced]: { background: 'GrayText' } },
});
export const tracks = styleVariants({
  horizontal: { height: vars.space[1] },
  vertical: { width: vars.space[1] },
});
export const range = style({
  position: 'absolute',
  borderRadius: 'inherit',
  background: vars.brand.solid,
  selectors: { [off]: { background: vars.border.field } },
  '@media': {
    [media.forced]: { background: 'Highlight', selectors: { [off]: { background: 'GrayText' } } },
  },
});
export const ranges = styleVariants({
  horizontal: {
    height: '100%',
    selectors: {
      /* To the thumbs beside its ends. */
      [`${pair} &::before`]: {
        content: '',
        position: 'absolute',
        inset: `0 calc(-1 * ${apart})`,
        borderRadius: 'inherit',
        background: 'inherit',
      },
    },
  },
  vertical: { width: '100%' },
});

export const thumb = style([
  target,
  {
    display: 'block',
    width: fixed.mark,
    height: fixed.mark,
    border: `${fixed.bold} solid ${vars.brand.solid}`,
    borderRadius: '50%',
    background: vars.surface.raised,
    transition: `box-shadow ${vars.motion.quick}`,
    selectors: {
      [`${pair}[data-orientation=horizontal] &[data-side=low]`]: { translate: `calc(-1 * ${apart})` },
      [`${pair}[data-orientation=horizontal] &[data-side=high]`]: { translate: apart },
      '&:hover:not([data-disabled])': { boxShadow: `0 0 0 ${vars.space[1]} ${vars.brand.softHover}` },
      '&:active:not([data-disabled])': { boxShadow: `0 0 0 ${vars.space[2]} ${vars.brand.softHover}` },
      '&[data-disabled]': { borderColor: vars.border.field, background: vars.surface.sunkenStrong },
    },
    '@media': {
      [media.forced]: { selectors: { '&[data-disabled]': { borderColor: 'GrayText' } } },
    },
  },
]);

/** The middle of a thumb stops half a thumb before the end of the bar, and so do the marks. */
const rail = { position: 'absolute', pointerEvents: 'none' } as const;
const half = `calc(${fixed.mark} / 2)`;
export const marks = styleVariants({
  horizontal: { ...rail, inset: `0 ${half}` },
  vertical: { ...rail, inset: `${half} 0` },
});
export const mark = style({
  position: 'absolute',
  top: '50%',
  left: '50%',
  width: vars.space[1],
  height: vars.space[1],
  borderRadius: '50%',
  background: vars.border.field,
  selectors: {
    [`${marks.horizontal} &`]: { translate: '-50% -50%' },
    [`${marks.vertical} &`]: { top: 'auto', translate: '-50% 50%' },
    '&[data-state=on]': { background: vars.brand.border },
    [`${off}[data-state=on]`]: { background: vars.border.strong },
  },
});
const words = {
  position: 'absolute',
  color: vars.text.muted,
  fontSize: vars.size[12],
  lineHeight: 4 / 3,
  whiteSpace: 'nowrap',
} as const;
/** Words stand under the middle of their mark; the outer ones end where the bar ends. */
const edge = (name: string) => `[data-edge=${name}] > &`;
export const markLabel = styleVariants({
  horizontal: {
    ...words,
    top: vars.space[4],
    left: '50%',
    translate: '-50% 0',
    selectors: {
      [edge('start')]: { translate: `max(-50%, -1 * ${half}) 0` },
      [edge('end')]: { right: '50%', left: 'auto', translate: `min(50%, ${half}) 0` },
    },
  },
  vertical: { ...words, top: '50%', left: vars.space[5], translate: '0 -50%' },
});
