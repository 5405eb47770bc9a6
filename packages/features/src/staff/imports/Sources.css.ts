import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const row = style({
  display: 'grid',
  // Below one another where words beside the buttons would be a letter wide.
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  borderTop: `${fixed.hair} solid ${vars.border.subtle}`,
  overflowWrap: 'anywhere',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'start',
      gap: vars.space[4],
    },
  },
});
export const pair = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
