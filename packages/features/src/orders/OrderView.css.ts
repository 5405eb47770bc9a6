import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'grid',
  gap: vars.space[2],
  padding: `${vars.space[6]} 0 ${vars.space[5]}`,
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: `${fixed.thumb.s} minmax(0, 1fr)`,
  gap: `${vars.space[1]} ${vars.space[3]}`,
  alignItems: 'start',
  padding: `${vars.space[3]} 0`,
  borderTop: `${fixed.hair} solid ${vars.border.subtle}`,
  selectors: { '&:first-child': { borderTop: 0, paddingTop: 0 } },
  '@media': {
    [media.tablet]: { gridTemplateColumns: `${fixed.thumb.s} minmax(0, 1fr) auto`, columnGap: vars.space[4] },
  },
});

export const words = style({ display: 'grid', gap: fixed.between[0.5], overflowWrap: 'anywhere' });

export const sum = style({
  gridColumn: 2,
  '@media': { [media.tablet]: { gridColumn: 'auto', textAlign: 'end', justifyItems: 'end' } },
});

export const history = style({ display: 'grid', gap: vars.space[2] });

export const happened = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4] });
/** An account in passing: as wide as what is typed into it. */
export const account = style({
  maxWidth: fixed.measure.l,
  marginTop: vars.space[6],
  '@media': { print: { display: 'none' } },
});
