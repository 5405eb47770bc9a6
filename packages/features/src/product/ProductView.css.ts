import { deferred, fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

/** Pictures, what one buys with, all the rest; from a desk on the middle one stands at the right through all of it. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@media': {
    [media.tablet]: { gap: vars.space[10] },
    [media.desk]: {
      gridTemplateColumns: `minmax(0, 1fr) ${fixed.column.buy}`,
      gridTemplateRows: 'auto 1fr',
      columnGap: fixed.between[14],
      rowGap: fixed.between[14],
    },
  },
});

export const buy = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  minWidth: 0,
  '@media': { [media.desk]: { gridColumn: 2, gridRow: '1 / span 2' } },
});

/** Price and action stay in view while one reads. */
export const held = style({
  paddingTop: vars.space[5],
  borderTop: `${fixed.hair} solid ${vars.border.subtle}`,
  '@media': { [media.desk]: { position: 'sticky', top: `calc(${fixed.headerCompact} + ${vars.space[6]})` } },
});

/** Takes no room while there is nothing to say, and is there all the time so that its words are announced. */
export const changed = style({
  color: vars.caution.text,
  fontSize: vars.size[14],
  lineHeight: 10 / 7,
  selectors: { '&:not(:empty)': { marginTop: vars.space[3] } },
});

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  marginTop: vars.space[2],
});

export const details = style({
  ...deferred('about'),
  display: 'grid',
  gap: vars.space[12],
  minWidth: 0,
  alignContent: 'start',
});
export const block = style({ display: 'grid', gap: vars.space[4] });
/** A part of the page under the columns, which others lead to. */
export const part = style([
  block,
  {
    ...deferred('stores'),
    marginTop: vars.space[12],
    scrollMarginTop: `calc(${fixed.headerCompact} + ${vars.space[4]})`,
    outline: 'none',
    '@media': { [media.tablet]: { marginTop: fixed.between[18] } },
  },
]);
export const related = style({
  ...deferred('related'),
  display: 'grid',
  gap: vars.space[4],
  marginTop: vars.space[12],
  '@media': { [media.tablet]: { gap: vars.space[6], marginTop: fixed.between[18] } },
});
export const barPrice = style({ flex: 1, minWidth: 0 });
export const barAction = style({ flex: `0 0 ${fixed.cell.action}` });
