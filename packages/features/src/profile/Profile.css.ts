import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const heading = style({ padding: `${vars.space[6]} 0 ${vars.space[5]}` });
export const parts = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space[6],
  '@media': {
    [media.desk]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridTemplateRows: 'auto 1fr' },
  },
});
/** The second column, as high as both parts of the first. */
export const beside = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': { [media.desk]: { gridRow: 'span 2' } },
});
export const form = style({ display: 'grid', gap: vars.space[4], maxWidth: fixed.measure.l });
export const contact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
});
export const words = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
export const sessions = style({ display: 'grid', gap: vars.space[4] });
export const session = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});
export const device = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
});
