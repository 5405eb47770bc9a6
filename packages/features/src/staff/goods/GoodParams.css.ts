import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ marginTop: vars.space[3] });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, .6fr) auto',
  gap: vars.space[2],
  alignItems: 'end',
  paddingBlock: vars.space[3],
  borderTop: `${fixed.hair} solid ${vars.border.subtle}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr) minmax(0, .6fr) auto',
      alignItems: 'center',
      paddingBlock: vars.space[2],
    },
  },
});
export const name = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});
export const note = style({ gridColumn: '1 / -1' });
