import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const step = style({ outline: 'none' });
export const columns = style({ display: 'grid', gap: vars.space[4] });
export const column = style({
  display: 'grid',
  gap: vars.space[3],
  paddingTop: vars.space[4],
  borderTop: `${fixed.hair} solid ${vars.border.subtle}`,
  overflowWrap: 'anywhere',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
      alignItems: 'start',
      gap: vars.space[4],
    },
  },
});
