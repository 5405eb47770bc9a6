import { styleVariants } from '@vanilla-extract/css';
import { fixed, media, vars } from '../theme/index.ts';

const within = (width: string) => ({
  '@media': { [media.tablet]: { width: `min(100% - ${vars.space[12]}, ${width})` } },
});

export const sizes = styleVariants({ m: within(fixed.dialog), l: within(fixed.measure.xl) });
