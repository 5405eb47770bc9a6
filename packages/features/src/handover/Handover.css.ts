import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: vars.space[6],
  width: '100%',
  maxWidth: fixed.measure.m,
  marginInline: 'auto',
  paddingBlock: vars.space[8],
  '@media': { [media.tablet]: { paddingBlock: vars.space[16] } },
});
export const choice = style({ display: 'grid', gap: vars.space[4] });
