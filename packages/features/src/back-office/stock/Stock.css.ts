import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const screen = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  maxWidth: fixed.measure.xl,
  padding: vars.space[4],
  '@media': { [media.tablet]: { padding: vars.space[6] } },
});
export const asked = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': { [media.tablet]: { gridTemplateColumns: `minmax(0, 1fr) ${fixed.measure.xs}` } },
});
export const rows = style({ display: 'grid' });
/** On a phone pieces and button stand under the words. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  alignItems: 'center',
  paddingBlock: vars.space[3],
  borderBottom: `${fixed.hair} solid ${vars.border.subtle}`,
  '@media': { [media.tablet]: { gridTemplateColumns: `minmax(0, 1fr) ${fixed.cell.stepper} auto` } },
});
export const words = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});
export const pieces = style({
  display: 'grid',
  '@media': { [media.tablet]: { textAlign: 'end' } },
});
