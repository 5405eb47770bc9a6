import { style, styleVariants } from '@vanilla-extract/css';
import { fixed, media, vars } from '../theme/index.ts';

export const group = style({ display: 'grid', gap: vars.space[3], minWidth: 0 });
export const legend = style({ color: vars.text.muted, fontSize: vars.size[14], lineHeight: 10 / 7 });
export const legendValue = style({ color: vars.text.strong, fontWeight: fixed.weight.medium });

export const error = style({
  color: vars.critical.text,
  fontSize: vars.size[14],
  lineHeight: 10 / 7,
  selectors: { [`:not(${group}) > &`]: { marginTop: fixed.between[1.5] } },
});

export const layouts = styleVariants({
  stack: { display: 'grid', gap: vars.space[3] },
  cards: {
    display: 'grid',
    gap: vars.space[3],
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: `repeat(auto-fit, minmax(${fixed.cell.choice}, 1fr))`,
        selectors: {
          /* Three and one would leave the fourth alone. */
          '&:has(> :nth-child(4):last-child)': {
            gridTemplateColumns: `repeat(auto-fit, minmax(max(${fixed.cell.choice}, 34%), 1fr))`,
          },
        },
      },
    },
  },
  wrap: { display: 'flex', flexWrap: 'wrap', gap: fixed.between[1.5] },
});

export const mark = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: fixed.mark,
  height: fixed.mark,
  margin: `${fixed.bold} 0`,
  appearance: 'none',
  border: `${fixed.line} solid ${vars.border.field}`,
  borderRadius: '50%',
  background: vars.surface.raised,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.brand.solid },
    '&:checked': { background: vars.brand.solid, borderColor: vars.brand.solid },
    '&:checked::after': {
      content: '',
      width: vars.space[2],
      height: vars.space[2],
      borderRadius: '50%',
      background: vars.text.onBrand,
    },
    '&:disabled': { background: vars.surface.sunkenStrong, borderColor: vars.border.strong },
    '[aria-invalid=true] &:not(:checked)': { borderColor: vars.critical.solid },
  },
  '@media': {
    [media.forced]: { appearance: 'auto', selectors: { '&::after': { display: 'none' } } },
  },
});

/** In a card the card itself shows the focus. */
export const cardMark = style([mark, { selectors: { '&:focus-visible': { outline: 'none' } } }]);

const off = { '&:has(:disabled)': { color: vars.text.disabled, cursor: 'default' } };

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space[3],
  alignItems: 'start',
  cursor: 'pointer',
  selectors: off,
  '@media': { [media.touch]: { alignContent: 'center', minHeight: vars.control.m } },
});

const picked = {
  borderColor: vars.border.selected,
  boxShadow: `inset 0 0 0 ${fixed.hair} ${vars.border.selected}`,
  background: vars.surface.selected,
};
const framed = {
  border: `${fixed.hair} solid ${vars.border.strong}`,
  borderRadius: vars.radius.m,
  cursor: 'pointer',
  transition: `border-color ${vars.motion.quick}, background-color ${vars.motion.quick}`,
  selectors: {
    ...off,
    '&:hover:not(:has(:disabled))': { borderColor: vars.border.field },
    '[aria-invalid=true] &:not(:has(:checked))': { borderColor: vars.critical.solid },
    '&:has(:checked), &:hover:has(:checked)': picked,
    '&:has(:focus-visible)': {
      outline: `${fixed.bold} solid ${vars.border.focus}`,
      outlineOffset: fixed.bold,
    },
  },
  '@media': {
    [media.forced]: {
      selectors: { '&:has(:checked)': { borderColor: 'Highlight', borderWidth: fixed.thick } },
    },
  },
};

export const card = style([
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    alignContent: 'start',
    padding: vars.space[4],
  },
  framed,
]);

export const pill = style([
  {
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    minHeight: vars.control.m,
    paddingInline: vars.space[4],
    paddingBlock: fixed.between[1.75],
    fontSize: vars.size[14],
    lineHeight: 10 / 7,
  },
  framed,
]);
export const gone = style({ borderStyle: 'dashed', color: vars.text.muted });

/** The native button covers the pill and is not seen: the frame shows its state. */
export const cover = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const name = style({ fontWeight: fixed.weight.medium });
export const small = style({
  display: 'block',
  color: vars.text.muted,
  fontSize: vars.size[14],
  lineHeight: 10 / 7,
});
export const tiny = style({
  display: 'block',
  color: vars.text.muted,
  fontSize: vars.size[12],
  lineHeight: 4 / 3,
});
export const end = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const cardEnd = style({
  gridColumn: 2,
  marginTop: vars.space[1],
  fontWeight: fixed.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const swatch = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: vars.control.m,
  height: vars.control.m,
  border: `${fixed.line} solid transparent`,
  borderRadius: '50%',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { borderColor: vars.border.selected },
    '&:has(:focus-visible)': {
      outline: `${fixed.bold} solid ${vars.border.focus}`,
      outlineOffset: fixed.bold,
    },
  },
  '@media': {
    [media.forced]: {
      selectors: { '&:has(:checked)': { borderColor: 'Highlight', borderWidth: fixed.thick } },
    },
  },
});
export const paint = style({
  width: vars.space[8],
  height: vars.space[8],
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 ${fixed.hair} color-mix(in srgb, ${vars.text.strong} 14%, transparent)`,
  forcedColorAdjust: 'none',
});
export const struck = style({
  '::after': {
    content: '',
    position: 'absolute',
    width: `calc(${vars.space[8]} + ${fixed.bold})`,
    height: fixed.line,
    background: vars.text.muted,
    rotate: '-45deg',
  },
});
