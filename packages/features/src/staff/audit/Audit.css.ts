import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

/** The change that is open stands beside the list where there is room. */
export const screen = style({
  '@media': {
    [media.desk]: {
      selectors: {
        '&[data-state=open]': {
          display: 'grid',
          gridTemplateColumns: `minmax(0, 1fr) ${fixed.column.summary}`,
        },
      },
    },
  },
});
export const list = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const diff = style({
  padding: vars.space[3],
  borderRadius: vars.radius.m,
  background: vars.surface.sunken,
  overflowWrap: 'anywhere',
});
