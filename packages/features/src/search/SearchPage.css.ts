import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  paddingTop: fixed.between[3.5],
  paddingBottom: vars.space[10],
  '@media': { [media.tablet]: { paddingTop: vars.space[6] } },
});

/** Says what was searched for instead. */
export const note = style({ marginTop: vars.space[2], overflowWrap: 'anywhere' });
