import { media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const trail = style({
  padding: `14px 0 ${vars.space[2]}`,
  '@media': { [media.tablet]: { padding: `${vars.space[5]} 0 ${vars.space[3]}` } },
});
