import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

const line = `${fixed.hair} solid ${vars.border.subtle}`;

export const page = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[4],
  '@media': { [media.tablet]: { gap: vars.space[5], padding: vars.space[6] } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[3]}`,
});
/** Lines between the cells, whichever columns they stand in: each has one above and one at its left, the outer ones cut off. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: `-${fixed.hair} 0 0 -${fixed.hair}`,
  '@media': { [media.desk]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
});
export const figure = style({
  display: 'grid',
  gap: vars.space[1],
  alignContent: 'start',
  padding: vars.space[4],
  borderTop: line,
  borderLeft: line,
  overflowWrap: 'anywhere',
  selectors: { '&:last-child': { gridColumn: '1 / -1' } },
  '@media': { [media.desk]: { selectors: { '&:last-child': { gridColumn: 'auto' } } } },
});
export const columns = style({
  display: 'grid',
  gap: 'inherit',
  alignItems: 'start',
  '@media': { [media.desk]: { gridTemplateColumns: `minmax(0, 1fr) ${fixed.measure.s}` } },
});
export const charts = style({ display: 'grid', gap: 'inherit', minWidth: 0 });
export const panelHead = style({ padding: vars.space[4] });
export const wait = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: vars.space[3],
  alignItems: 'start',
  padding: vars.space[4],
  borderTop: line,
});
/** Pressed by itself, on what leads elsewhere. */
export const above = style({ position: 'relative', zIndex: 1 });
export const quiet = style({ padding: vars.space[5] });
