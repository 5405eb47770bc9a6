import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

const line = `${fixed.hair} solid ${vars.border.subtle}`;

export const page = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[4],
  '@media': { [media.tablet]: { padding: vars.space[6] } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginInlineStart: 'auto',
});
export const columns = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': { [media.desk]: { gridTemplateColumns: `${fixed.measure.xs} minmax(0, 1fr)` } },
});
export const column = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });
export const nav = style({ display: 'grid', gap: vars.space[3] });
export const way = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: vars.control.s,
  paddingInline: vars.space[3],
  borderRadius: fixed.corner,
  selectors: { '&[aria-current=page]': { background: vars.brand.soft, color: vars.brand.text } },
  '@media': { [media.touch]: { minHeight: vars.control.m } },
});
export const rows = style({ display: 'grid', gap: vars.space[3], padding: vars.space[4] });
export const row = style({ paddingBlock: vars.space[1], borderTop: line });
/** The buttons stand beside the words where there is room for both, else below them. */
export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'flex-end',
  gap: `0 ${vars.space[3]}`,
});
export const cells = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10em, 100%), 1fr))',
  gap: `0 ${vars.space[3]}`,
  flex: '1 1 10em',
  minWidth: 0,
});
/** Three short fields stand in one line at a desk, in two on a phone. */
export const three = style([cells, { gridTemplateColumns: 'repeat(auto-fit, minmax(min(7em, 100%), 1fr))' }]);
/** Several fields need the whole width: the buttons stand above them. */
export const many = style([
  cells,
  {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    flexBasis: '100%',
    order: 1,
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  },
]);
/** Words need more room than figures and switches. */
export const wide = style({ gridColumn: 'span 2', minWidth: 0 });
/** Names of brands are short: their goods stand beside them on phones, too. */
export const name = style([cells, { flexBasis: '6em' }]);
/** Above a cell, whose name says it again. */
export const title = style({ display: 'block', paddingInline: vars.space[2], paddingTop: vars.space[1] });
export const cell = style({
  display: 'grid',
  alignContent: 'center',
  width: '100%',
  minHeight: vars.control.m,
  paddingInline: vars.space[2],
  paddingBlock: vars.space[1],
  textAlign: 'start',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  cursor: 'text',
  borderRadius: fixed.corner,
});
/** A sample stands before its figures. */
export const colored = style([cell, { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space[2] }]);
const sample = {
  inlineSize: vars.space[5],
  blockSize: vars.space[5],
  borderRadius: '50%',
  border: `${fixed.hair} solid ${vars.border.strong}`,
  forcedColorAdjust: 'none',
} as const;
export const swatch = style(sample);
export const palette = style({
  ...sample,
  padding: 0,
  overflow: 'hidden',
  cursor: 'pointer',
  background: 'none',
  selectors: {
    '&::-webkit-color-swatch-wrapper': { padding: 0 },
    '&::-webkit-color-swatch': { border: 'none' },
  },
  '@media': { [media.touch]: { inlineSize: vars.control.s, blockSize: vars.control.s } },
});
/** As high as a cell that is typed into. */
export const flag = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control.m,
});
/** As wide in each row, so that the cells of all rows stand below each other. */
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  minHeight: vars.control.m,
  '@media': { [media.tablet]: { minWidth: fixed.cell.choice } },
});
/** Beside the first line of the words. */
export const pick = style({ display: 'grid', alignContent: 'center', minHeight: vars.control.m });
/** Names of a brand in feeds, below its name. */
export const also = style({
  gridColumn: '1 / -1',
  display: 'block',
  paddingInline: vars.space[2],
  paddingBottom: vars.space[1],
  overflowWrap: 'anywhere',
});
/** What is done to what is chosen: in view however long the list is. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 4,
});
