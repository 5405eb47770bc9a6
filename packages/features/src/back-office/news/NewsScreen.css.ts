import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const screen = style({
  display: 'grid',
  gap: vars.space[4],
  maxWidth: fixed.content,
  padding: vars.space[4],
  // A tile at the bottom must not hide the last rows for good.
  paddingBottom: fixed.toastTile,
  '@media': { [media.tablet]: { padding: vars.space[6], paddingBottom: fixed.toastTile } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[2],
});
export const search = style({ maxWidth: fixed.measure.l });
export const rows = style({ display: 'grid' });
export const row = style({
  display: 'grid',
  gap: vars.space[1],
  alignItems: 'center',
  paddingBlock: vars.space[3],
  borderBottom: `${fixed.hair} solid ${vars.border.subtle}`,
  overflowWrap: 'anywhere',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: `minmax(0, 1fr) ${fixed.cell.choice} ${fixed.measure.xs}`,
      gap: vars.space[4],
    },
  },
});
export const end = style({ '@media': { [media.tablet]: { justifySelf: 'end' } } });
