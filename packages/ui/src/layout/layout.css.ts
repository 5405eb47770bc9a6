import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { fixed, media, vars } from '../theme/index.ts';

/** The steps alone: code that took them from `vars` would bring every token along. */
export const steps = vars.space;

export const gap = createVar('gap');
export const gapWide = createVar('gap-wide');
export const columns = createVar('columns');
export const columnsTablet = createVar('columns-tablet');
export const columnsDesk = createVar('columns-desk');

const spaced = { gap, '@media': { [media.tablet]: { gap: gapWide } } };

export const stack = style({ display: 'flex', flexDirection: 'column', minWidth: 0, ...spaced });
export const inline = style({ display: 'flex', flexWrap: 'wrap', minWidth: 0, ...spaced });
export const nowrap = style({ flexWrap: 'nowrap' });

export const aligns = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
});
export const justifies = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});

const tracks = (count: string) => `repeat(${count}, minmax(0, 1fr))`;
export const grid = style({
  display: 'grid',
  minWidth: 0,
  gridTemplateColumns: tracks(columns),
  gap,
  '@media': {
    [media.tablet]: { gap: gapWide, gridTemplateColumns: tracks(columnsTablet) },
    [media.desk]: { gridTemplateColumns: tracks(columnsDesk) },
  },
});

export const container = style({
  width: `min(100% - ${vars.space[8]}, ${fixed.content})`,
  marginInline: 'auto',
  '@media': {
    [media.tablet]: { width: `min(100% - ${vars.space[12]}, ${fixed.content})` },
    [media.desk]: { width: `min(100% - ${vars.space[20]}, ${fixed.content})` },
  },
});

export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  alignItems: 'start',
});
const side = (first: string, second: string, gapOf: string) => ({
  '@media': { [media.desk]: { gridTemplateColumns: `${first} ${second}`, gap: gapOf } },
});
const rest = 'minmax(0, 1fr)';
export const sides = styleVariants({
  facets: side(fixed.column.facets, rest, vars.space[10]),
  summary: side(rest, fixed.column.summary, vars.space[10]),
  buy: side(rest, fixed.column.buy, fixed.between[14]),
});

/** Keeps a side column in view under the sticky header; a column taller than the window scrolls within itself. */
export const sticky = style({
  minWidth: 0,
  '@media': { [media.desk]: { position: 'sticky', top: `calc(${fixed.header} + ${vars.space[6]})` } },
});

const bleed = createVar('bleed');
const over = `calc(-1 * ${bleed})`;
export const bleeds = styleVariants({
  4: { vars: { [bleed]: vars.space[4] } },
  6: { vars: { [bleed]: vars.space[6] } },
  /** As far as `container` stands from the edge. */
  page: {
    vars: { [bleed]: vars.space[4] },
    '@media': {
      [media.tablet]: { vars: { [bleed]: vars.space[6] } },
      [media.desk]: { vars: { [bleed]: vars.space[10] } },
    },
  },
});
export const bleedSides = styleVariants({
  inline: { marginInline: over },
  block: { marginBlock: over },
  both: { margin: over },
});
