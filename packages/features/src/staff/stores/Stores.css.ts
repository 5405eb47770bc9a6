import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

const fields = { display: 'grid', gap: vars.space[4], alignItems: 'start' } as const;

export const pair = style({
  ...fields,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const three = style({
  ...fields,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const degrees = style({ ...fields, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' });
export const map = style({ overflow: 'hidden', borderRadius: `${vars.radius.m} ${vars.radius.m} 0 0` });
export const under = style({ padding: vars.space[4] });
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const day = style({
  display: 'grid',
  gap: vars.space[2],
  alignItems: 'center',
  paddingBlock: vars.space[2],
  borderTop: `${fixed.hair} solid ${vars.border.subtle}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 6em) minmax(0, 1fr)', columnGap: vars.space[4] },
  },
});
export const times = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});
/** As wide as a time of day. */
export const time = style({ width: '5.25em' });
export const pause = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
export const problem = style({ gridColumn: '1 / -1' });
