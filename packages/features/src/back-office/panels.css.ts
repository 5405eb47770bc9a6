import { fixed, media, vars } from '@siren/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const hair = `${fixed.hair} solid ${vars.border.subtle}`;
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const numbers = { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

/** From a tablet on the list and an order stand side by side; a phone has one at a time. */
export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '100%',
  '@media': {
    [media.tablet]: { gridTemplateColumns: `${fixed.column.facets} minmax(0, 1fr)` },
    [media.desk]: { gridTemplateColumns: `${fixed.measure.s} minmax(0, 1fr)` },
  },
});
export const side = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minHeight: 0,
  borderRight: hair,
  '@media': { [media.phone]: { selectors: { '[data-state=order] > &': { display: 'none' } } } },
});
export const sideHead = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  borderBottom: hair,
});
export const title = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[2] });
export const views = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const loading = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[3],
  padding: vars.space[4],
});
export const rows = style({ minHeight: 0, overflow: 'auto' });
/** Words in the place of rows stand apart from the edges of a narrow list. */
export const noRows = style({ display: 'grid', paddingInline: vars.space[4] });
export const more = style({ padding: vars.space[4], fontSize: vars.size[14], color: vars.text.muted });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  alignItems: 'center',
  minHeight: fixed.bottomBar,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderBottom: hair,
  borderInlineStart: `${fixed.thick} solid transparent`,
  selectors: {
    '&:hover': { background: vars.surface.sunken },
    '&[aria-current=page]': {
      background: vars.surface.selected,
      borderInlineStartColor: vars.border.selected,
    },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${fixed.bold})` },
  },
});
export const number = style({ fontWeight: fixed.weight.strong });
export const sum = style(numbers);
export const about = style([cut, { gridColumn: '1 / -1', fontSize: vars.size[14], color: vars.text.muted }]);
export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], gridColumn: '1 / -1' });
export const nothing = style({
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[6],
  textAlign: 'center',
  '@media': { [media.phone]: { selectors: { '[data-state=list] > &': { display: 'none' } } } },
});
/** What is done with the order stays in sight, however long the order is. */
export const panel = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  minHeight: 0,
  minWidth: 0,
});
export const panelBody = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[6],
  minHeight: 0,
  overflow: 'auto',
  padding: vars.space[4],
  '@media': { [media.tablet]: { padding: vars.space[6] } },
});
export const panelHead = style({ display: 'grid', gap: vars.space[2] });
export const back = style({ '@media': { [media.tablet]: { display: 'none' } } });
export const panelTitle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});
/** Words of a state that are heard when it changes: as high as their badge. */
export const state = style({ display: 'flex' });
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  marginInlineStart: 'auto',
});
export const claimed = style({ fontSize: vars.size[14], color: vars.text.muted });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[5]}`,
  fontSize: vars.size[14],
  color: vars.text.muted,
  overflowWrap: 'anywhere',
});
export const note = style({ flexBasis: '100%', whiteSpace: 'pre-wrap' });
export const goods = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size[14],
});
const cell = {
  padding: `${vars.space[3]} ${vars.space[2]}`,
  borderBottom: hair,
  verticalAlign: 'top',
} as const;
export const numeric = style({ selectors: { '&&': numbers } });
export const wideCell = style({
  selectors: { '&&': numbers },
  '@media': { [media.phone]: { display: 'none' } },
});
/** One of many numbers: they have room beside one another at a desk alone. */
export const deskCell = style({
  display: 'none',
  selectors: { '&&': numbers },
  '@media': { [media.desk]: { display: 'table-cell' } },
});
export const options = style({ display: 'block', fontSize: vars.size[12], color: vars.text.muted });
export const totals = style({ width: '100%', maxWidth: fixed.measure.s, marginInlineStart: 'auto' });
export const deeds = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  borderTop: hair,
  background: vars.surface.raised,
  '@media': { [media.tablet]: { paddingInline: vars.space[6] } },
  selectors: { '&:empty': { display: 'none' } },
});
export const buttons = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: `repeat(auto-fit, minmax(${fixed.cell.choice}, 1fr))`,
});
/** Who works by touch has no such key. */
export const key = style({
  marginInlineStart: vars.space[2],
  fontSize: vars.size[12],
  '@media': { [media.phone]: { display: 'none' } },
});
globalStyle(`${goods} th, ${goods} td`, cell);
globalStyle(`${goods} th`, { textAlign: 'start', fontWeight: 'inherit' });
globalStyle(`${goods} thead th`, { fontSize: vars.size[12], color: vars.text.muted });
/** What stands beside a list of which nothing is chosen; a phone has the list alone. */
export const aside = style({
  display: 'grid',
  minHeight: 0,
  minWidth: 0,
  '@media': { [media.phone]: { selectors: { '[data-state=list] > &': { display: 'none' } } } },
});
export const sums = style({ display: 'grid', gap: vars.space[2], maxWidth: fixed.measure.s });
export const sumRow = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[3] });
export const strong = style({ fontWeight: fixed.weight.strong });
