import { media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[2],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[4] },
    [media.desk]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

/** With words below its tiles. */
export const spacious = style({
  gap: `${vars.space[6]} ${vars.space[2]}`,
  '@media': { [media.tablet]: { gap: `${vars.space[10]} ${vars.space[5]}` } },
});

const wide = { gridColumn: 'span 2' };

/** No row is left half empty: where the last one would be, as many of the first tiles are twice as wide. */
export const cell = style({
  display: 'grid',
  selectors: { [`${spacious} > &`]: { alignContent: 'start' } },
  '@media': {
    [media.phone]: { selectors: { '&:first-child:nth-last-child(2n + 1)': wide } },
    [media.tabletOnly]: {
      selectors: {
        '&:first-child:nth-last-child(3n + 2)': wide,
        '&:first-child:nth-last-child(3n + 1), &:nth-child(3):nth-last-child(3n + 2)': wide,
      },
    },
    [media.desk]: {
      selectors: {
        '&:first-child:nth-last-child(4n + 3)': wide,
        '&:first-child:nth-last-child(4n + 2), &:nth-child(2):nth-last-child(4n + 1)': wide,
        '&:first-child:nth-last-child(4n + 1), &:nth-child(2):nth-last-child(4n), &:nth-child(3):nth-last-child(4n + 3)':
          wide,
      },
    },
  },
});
