import { media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

/** The button with what is said of it: under one another on phones, side by side where there is room. */
export const action = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', gap: vars.space[4] },
  },
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const lines = style({ display: 'grid', gap: vars.space[1] });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[4]}`,
});
