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
export const aside = style({
  position: 'sticky',
  top: 0,
  alignSelf: 'start',
  maxHeight: '100dvh',
  overflowY: 'auto',
  padding: vars.space[4],
  borderInlineStart: `${fixed.hair} solid ${vars.border.subtle}`,
  minHeight: '100dvh',
});
export const head = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginBottom: vars.space[4],
});
export const diff = style({
  padding: vars.space[3],
  borderRadius: vars.radius.m,
  background: vars.surface.sunken,
  overflowWrap: 'anywhere',
});
