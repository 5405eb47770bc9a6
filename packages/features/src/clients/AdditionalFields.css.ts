import { media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const pairs = style({
  display: 'grid',
  gap: `${vars.space[4]} ${vars.space[5]}`,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const group = style({ display: 'grid', gap: vars.space[3], minWidth: 0 });
