import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

/** A code and the time that is left for it stand side by side, as high as each other. */
export const panel = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: vars.space[4],
  padding: vars.space[4],
  borderRadius: vars.radius.l,
  '@media': { [media.tablet]: { padding: vars.space[6] } },
});

export const title = style({
  color: vars.text.strong,
  fontSize: vars.size[18],
  fontWeight: fixed.weight.strong,
  lineHeight: 4 / 3,
});
