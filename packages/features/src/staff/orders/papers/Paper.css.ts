import { fixed, media, vars } from '@siren/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: vars.space[4],
  justifyItems: 'center',
  alignContent: 'start',
  minHeight: '100dvh',
  padding: vars.space[4],
  background: vars.surface.sunken,
  '@media': {
    [media.tablet]: { padding: vars.space[6] },
    print: { display: 'block', minHeight: 'auto', padding: 0, background: 'none' },
  },
});
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  width: '100%',
  maxWidth: fixed.paper.width,
  '@media': { print: { display: 'none' } },
});

/** One sheet or more: black on white in both themes. Each begins on a page of its own. */
export const sheet = style({
  display: 'grid',
  // A table moves in its box, and makes no sheet wider than its page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  minWidth: 0,
  width: '100%',
  maxWidth: fixed.paper.width,
  padding: vars.space[4],
  colorScheme: 'light',
  color: 'CanvasText',
  background: 'Canvas',
  fontSize: vars.size[14],
  overflowWrap: 'anywhere',
  '@media': {
    [media.tablet]: { padding: fixed.paper.edge },
    print: { display: 'block', maxWidth: 'none', padding: 0 },
  },
  selectors: { '& + &': { '@media': { print: { breakBefore: 'page' } } } },
});
// Behind the sheet lies the page, which a dark theme would print dark.
globalStyle(`html:has(${page})`, { '@media': { print: { colorScheme: 'light' } } });
globalStyle(`body:has(${page})`, { '@media': { print: { background: 'Canvas' } } });

const apart = style({ '@media': { print: { marginTop: vars.space[4] } } });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
});
export const title = style({ fontSize: vars.size[24], fontWeight: fixed.weight.strong, lineHeight: 1.2 });
export const place = style({ fontSize: vars.size[16], fontWeight: fixed.weight.strong, breakAfter: 'avoid' });
/** Terms with what they say, one under another. */
export const facts = style([
  apart,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${vars.space[1]} ${vars.space[4]}`,
    breakInside: 'avoid',
  },
]);
export const said = style({ fontWeight: fixed.weight.medium, whiteSpace: 'pre-line' });

/** A table that is wider than a phone is moved in its own box; paper has room. */
export const scroll = style([
  apart,
  { minWidth: 0, overflowX: 'auto', '@media': { print: { overflow: 'visible' } } },
]);
export const table = style({
  width: '100%',
  // Words break anywhere: without a width of its own a table would make letters of them before it is moved.
  minWidth: fixed.measure.l,
  borderCollapse: 'collapse',
  '@media': { print: { minWidth: 0 } },
});
globalStyle(`${table} tr`, { breakInside: 'avoid' });
globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space[1]} ${vars.space[2]}`,
  border: `${fixed.hair} solid currentColor`,
  verticalAlign: 'top',
  textAlign: 'start',
});
// A column is as wide as its head at least.
globalStyle(`${table} th`, { fontWeight: fixed.weight.strong, overflowWrap: 'normal' });
globalStyle(`${table} :is(th, td)[data-kind=number]`, {
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
export const tick = style({
  display: 'block',
  width: fixed.paper.tick,
  height: fixed.paper.tick,
  border: `${fixed.line} solid currentColor`,
});
export const small = style({ fontSize: vars.size[12] });

/** Steps of a sum stand at the right, under the sums of the rows. */
export const steps = style([
  apart,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${vars.space[1]} ${vars.space[6]}`,
    textAlign: 'end',
    breakInside: 'avoid',
  },
]);
export const sum = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
export const total = style({ fontWeight: fixed.weight.strong });
export const signs = style([
  apart,
  {
    display: 'grid',
    gap: vars.space[4],
    breakInside: 'avoid',
    '@media': {
      [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
      print: { gridTemplateColumns: '1fr 1fr' },
    },
  },
]);
/** A line to sign on, with what it is for below. */
export const sign = style({
  paddingTop: vars.space[1],
  marginTop: fixed.paper.sign,
  borderTop: `${fixed.hair} solid currentColor`,
  fontSize: vars.size[12],
});
