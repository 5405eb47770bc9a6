import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const top = style({
  padding: `${fixed.between[3.5]} 0 ${vars.space[2]}`,
  '@media': { [media.tablet]: { padding: `${vars.space[5]} 0 ${vars.space[3]}` } },
});
