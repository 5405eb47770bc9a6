import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space[6]} ${vars.space[2]}`,
  marginTop: vars.space[4],
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: `${vars.space[10]} ${vars.space[5]}`,
      marginTop: vars.space[6],
    },
    [media.desk]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const children = style({
  display: 'grid',
  marginTop: vars.space[2],
  paddingInline: fixed.between[0.5],
  fontSize: vars.size[14],
  lineHeight: 10 / 7,
  hyphens: 'auto',
});

export const child = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: fixed.between[1.5],
  '@media': { [media.phone]: { paddingBlock: vars.space[3] } },
});

export const total = style({ color: vars.text.muted, fontVariantNumeric: 'tabular-nums' });
