import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

/** Groups of permissions beside one another where there is room. */
export const groups = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const group = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  border: 0,
  padding: 0,
  margin: 0,
  minWidth: 0,
});
export const legend = style({ padding: 0, marginBottom: vars.space[2] });
export const row = style({
  display: 'grid',
  // Below one another where words beside the buttons would be a letter wide.
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: vars.space[3],
    },
  },
  borderTop: `${fixed.hair} solid ${vars.border.subtle}`,
  overflowWrap: 'anywhere',
});
