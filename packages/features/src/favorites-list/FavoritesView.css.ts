import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${fixed.between[3.5]}`,
  padding: `${vars.space[6]} 0 ${vars.space[2]}`,
});

/** Filters, order, and the button: in a row from a tablet on; on a phone the button comes last, as wide as it. */
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.control.m,
  margin: `${vars.space[4]} 0 ${vars.space[5]}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      gap: vars.space[5],
      marginBottom: vars.space[6],
    },
  },
});

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const count = style({ color: vars.text.muted, fontVariantNumeric: 'tabular-nums' });
export const takeAll = style({ minWidth: 0 });

/** What was not added; above the goods only while there is something to say. */
export const news = style({ selectors: { '&:not(:empty)': { marginBottom: vars.space[6] } } });

export const lost = style({ display: 'grid', gap: vars.space[4], marginTop: vars.space[12] });

export const lostList = style({
  display: 'grid',
  gap: `${vars.space[4]} ${vars.space[6]}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const lostRow = style({ display: 'flex', gap: vars.space[4], minWidth: 0 });
export const thumb = style({ flex: 'none', width: fixed.thumb.s, filter: 'grayscale(1)', opacity: 0.7 });
export const lostWords = style({ display: 'grid', alignContent: 'start', minWidth: 0 });
export const lostActions = style({ display: 'flex', gap: vars.space[5] });
