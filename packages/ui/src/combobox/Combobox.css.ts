import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { fixed, layer, media, vars } from '../theme/index.ts';

const name = '--combobox';
/** The list lies in the top layer where the browser can tie it to the field there; else simply under the field. */
const tied = '(anchor-scope: --a)';

export const root = style({
  position: 'relative',
  /* A phone scrolls the field so that there is room for the list between it and the keyboard. */
  '@media': { '(pointer: coarse)': { scrollMarginBottom: fixed.measure.xs } },
  '@supports': { [tied]: { anchorScope: name } },
});

export const box = style({ '@supports': { [tied]: { anchorName: name } } });
/** Chips and the text share the box; the text takes a line of its own where less than a word would fit. */
export const many = style({
  flexWrap: 'wrap',
  gap: vars.space[1],
  paddingBlock: fixed.between[0.75],
  selectors: { '&:has(li)': { paddingLeft: vars.space[1] } },
});
export const chips = style({ display: 'contents' });
globalStyle(`${chips} > li`, { display: 'flex', minWidth: 0, maxWidth: '100%' });
globalStyle(`${chips} > li > button`, {
  flex: '0 1 auto',
  borderRadius: vars.radius.l,
  whiteSpace: 'normal',
});
export const tailed = style({ flex: `1 1 ${fixed.cell.state}`, minHeight: vars.control.s });

const appear = keyframes({ from: { opacity: 0 } });

export const popup = style({
  position: 'absolute',
  zIndex: layer.dialog,
  inset: '100% 0 auto',
  display: 'flex',
  flexDirection: 'column',
  margin: `${fixed.between[1.5]} 0`,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  color: vars.text.normal,
  animation: `${appear} ${vars.motion.quick}`,
  selectors: { '&[data-side=top]': { inset: 'auto 0 100%' } },
  '@supports': {
    [tied]: {
      position: 'fixed',
      inset: 'auto',
      width: 'anchor-size(width)',
      height: 'auto',
      positionAnchor: name,
      positionArea: 'bottom',
      positionVisibility: 'anchors-visible',
      selectors: { '&[data-side=top]': { inset: 'auto', positionArea: 'top' } },
    },
  },
  '@media': { [media.forced]: { border: `${fixed.bold} solid CanvasText` } },
});

export const list = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: fixed.between[1.5],
  selectors: { '&[aria-busy=true]': { opacity: 0.6 } },
});

export const heading = style({
  padding: `${vars.space[2]} ${fixed.between[2.5]} ${vars.space[1]}`,
  color: vars.text.muted,
  fontSize: vars.size[12],
  lineHeight: 4 / 3,
});

export const option = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.control.m,
  padding: `${fixed.between[1.5]} ${fixed.between[2.5]}`,
  borderRadius: vars.radius.s,
  color: vars.text.strong,
  lineHeight: 1.375,
  cursor: 'pointer',
  userSelect: 'none',
  scrollMarginBlock: fixed.between[1.5],
  selectors: {
    '&:hover': { background: vars.surface.sunken },
    '&[data-state=active]': { background: vars.surface.sunkenStrong },
    /* What the keys have come to: the ground alone would be too faint a sign. */
    '&[data-state=active]::before': {
      content: '',
      position: 'absolute',
      left: 0,
      insetBlock: vars.space[2],
      width: fixed.thick,
      borderRadius: vars.radius.pill,
      background: vars.brand.solid,
    },
    '&[aria-disabled=true]': { background: 'none', color: vars.text.disabled, cursor: 'default' },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&[data-state=active]': { outline: `${fixed.bold} solid Highlight` },
        '&[aria-disabled=true]': { color: 'GrayText' },
      },
    },
  },
});
export const words = style({ flex: 1, minWidth: 0 });
export const description = style({
  display: 'block',
  color: vars.text.muted,
  fontSize: vars.size[14],
  lineHeight: 10 / 7,
  selectors: { '[aria-disabled=true] &': { color: 'inherit' } },
});
export const hit = style({ background: 'none', color: 'inherit', fontWeight: fixed.weight.strong });
export const check = style({ display: 'inline-flex', flex: 'none', color: vars.brand.text });

export const message = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minHeight: fixed.between[14],
  padding: `${fixed.between[2.5]} ${vars.space[4]}`,
  color: vars.text.muted,
});
