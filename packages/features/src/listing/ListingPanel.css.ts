import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${fixed.between[3.5]}`,
  minWidth: 0,
  hyphens: 'auto',
});

/** The signs do not fill their boxes, so the boxes come nearer to the edge. */
export const views = style({ display: 'flex', flex: 'none', marginRight: `calc(-1 * ${vars.space[3]})` });

/** One row that slides on a phone, as many as needed beyond. */
const slide = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginInline: `calc(-1 * ${vars.space[4]})`,
  paddingInline: vars.space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [media.tablet]: { flexWrap: 'wrap', marginInline: 0, paddingInline: 0, overflowX: 'visible' },
  },
});

export const popular = style([
  slide,
  {
    marginTop: vars.space[2],
    '@media': { [media.tablet]: { marginTop: vars.space[3] } },
  },
]);

export const popularTitle = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'inline', marginRight: vars.space[1] } },
});

/** Facets beside the goods where there is room for both. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: vars.space[3],
  '@media': {
    [media.desk]: {
      gridTemplateColumns: `${fixed.column.facets} minmax(0, 1fr)`,
      gap: vars.space[10],
      alignItems: 'start',
      marginTop: vars.space[8],
    },
  },
});
export const alone = style({ marginTop: vars.space[6] });

export const facets = style({
  display: 'none',
  '@media': { [media.desk]: { display: 'block', minWidth: 0 } },
});

/** A list that has become shorter than its facets comes along, so that whoever narrows it sees what is left. */
export const main = style({
  minWidth: 0,
  '@media': {
    [media.desk]: { position: 'sticky', top: `calc(${fixed.headerCompact} + ${vars.space[6]})` },
  },
});

/** Phone: filters and order, below them what is chosen. Desk: what is chosen, and the order at the end. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.control.m,
  marginBottom: vars.space[3],
  '@media': { [media.tablet]: { columnGap: vars.space[4], marginBottom: vars.space[4] } },
});
export const filters = style({
  flex: '1 1 auto',
  '@media': { [media.tablet]: { flex: 'none' }, [media.desk]: { display: 'none' } },
});
export const summary = style({
  order: 1,
  flex: '1 0 100%',
  minWidth: 0,
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [media.tablet]: { order: 0, flex: '1 1 0', selectors: { '&:empty': { display: 'block' } } },
  },
});
export const applied = style([slide]);
export const reset = style({ flex: 'none', marginLeft: vars.space[1], fontSize: vars.size[14] });

export const before = style({ display: 'flex', justifyContent: 'center', marginBottom: vars.space[6] });

/** Another list is on its way: what is shown is what was. */
export const goods = style({
  outline: 'none',
  transition: `opacity ${vars.motion.normal}`,
  selectors: { '&[aria-busy=true]': { opacity: 0.6 } },
});

export const more = style({ marginTop: vars.space[12] });

/** In a sheet the first facet follows the title at once. */
export const sheet = style({ paddingTop: vars.space[1] });

export const ways = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[5],
});
export const wayList = style({ display: 'grid', justifyItems: 'center', gap: vars.space[2] });
export const way = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
});
