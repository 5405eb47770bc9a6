import { styleVariants } from '@vanilla-extract/css';
import { fixed, media, vars } from '../theme/index.ts';

const within = (width: string) => ({
  '@media': { [media.tablet]: { width: `min(100% - ${vars.space[12]}, ${width})` } },
});

export const sizes = styleVariants({ m: within(fixed.dialog), l: within(fixed.measure.xl) });

export const phones = styleVariants({
  sheet: {},
  screen: {
    '@media': { [media.phone]: { inset: 0, maxHeight: 'none', borderRadius: 0, boxShadow: 'none' } },
  },
});
