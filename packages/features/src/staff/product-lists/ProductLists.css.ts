import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

/** Long words break rather than push the page aside. */
const narrow = 'minmax(0, 1fr)';

export const page = style({
  display: 'grid',
  gridTemplateColumns: narrow,
  gap: vars.space[4],
  padding: vars.space[4],
  maxWidth: fixed.measure.l,
  '@media': { [media.tablet]: { padding: vars.space[6] } },
});
/** The list first, on a narrow screen too: it is what one came for. */
export const bench = style({
  display: 'grid',
  gridTemplateColumns: narrow,
  gap: vars.space[4],
  alignItems: 'start',
  '@media': { [media.desk]: { gridTemplateColumns: `${narrow} ${fixed.column.summary}` } },
});
export const column = style({
  display: 'grid',
  gridTemplateColumns: narrow,
  gap: vars.space[4],
  minWidth: 0,
});
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});
export const last = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: `1.5em ${fixed.avatar.l} ${narrow} auto`,
  gap: vars.space[2],
  alignItems: 'center',
  // A phone has room for the name rather: places are told by moves.
  '@media': { [media.phone]: { gridTemplateColumns: `${fixed.avatar.l} ${narrow} auto` } },
  selectors: { '&[data-state=held]': { boxShadow: `inset ${fixed.bold} 0 ${vars.brand.border}` } },
});
export const found = style({
  display: 'grid',
  gridTemplateColumns: `${fixed.avatar.l} ${narrow} auto`,
  gap: vars.space[2],
  alignItems: 'center',
  paddingBlock: vars.space[1],
});
export const number = style({
  textAlign: 'end',
  '@media': { [media.phone]: { display: 'none' } },
});
export const text = style({
  display: 'grid',
  alignContent: 'start',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const people = style({ display: 'flex', gap: vars.space[1] });
export const cards = style({
  display: 'grid',
  gridTemplateColumns: `${narrow} ${narrow}`,
  gap: vars.space[3],
});
export const uses = style({ display: 'grid', gap: vars.space[2] });
export const use = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  overflowWrap: 'anywhere',
});
