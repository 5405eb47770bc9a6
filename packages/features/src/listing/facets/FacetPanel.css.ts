import { media, vars } from '@siren/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const panel = style({ minWidth: 0 });

/** The first head stands level with the line above the goods. */
globalStyle(`${panel} > div > :first-child button`, {
  '@media': { [media.desk]: { paddingTop: 0 } },
});

export const flags = style({ display: 'grid', gap: vars.space[1] });
export const send = style({ marginTop: vars.space[4] });
