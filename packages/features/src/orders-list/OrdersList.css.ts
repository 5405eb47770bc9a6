import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${fixed.between[3.5]}`,
  padding: `${vars.space[6]} 0 ${vars.space[5]}`,
});
export const list = style({ display: 'grid', gap: vars.space[4] });
export const more = style({ paddingTop: vars.space[6] });

export const notes = style({ paddingTop: vars.space[4] });

export const order = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: vars.space[6],
    },
  },
});
export const words = style({ display: 'grid', gap: fixed.between[1.5], justifyItems: 'start', minWidth: 0 });
export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });
export const sum = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[3],
  '@media': { [media.tablet]: { display: 'grid', justifyItems: 'end', alignContent: 'start', gap: 0 } },
});
export const goods = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
});
export const thumb = style({ flex: 'none', width: fixed.thumb.xs });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  '@media': { [media.tablet]: { justifyContent: 'end' } },
});
export const skeleton = style({ display: 'grid', gap: vars.space[3] });
