import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingTop: vars.space[4],
  '@media': { [media.tablet]: { paddingTop: vars.space[6] }, print: { display: 'none' } },
});
export const ways = style({ flex: 1, minWidth: 0 });
export const page = style({ paddingBottom: vars.space[10], minHeight: fixed.hero.tablet });
