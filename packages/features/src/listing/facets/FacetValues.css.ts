import { fixed, media, vars } from '@siren/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  hyphens: 'auto',
  overflowWrap: 'break-word',
  gap: fixed.between[2.5],
  '@media': { [media.touch]: { gap: 0 } },
});

/** Colours are short words: two beside one another. */
export const colors = style({
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space[2],
});

/** How many goods, at the end of each line. */
globalStyle(`${list} label > :last-child`, { color: vars.text.muted, fontSize: vars.size[14] });
globalStyle(`${colors} label > :last-child`, { color: 'inherit' });
globalStyle(`${colors} label > :last-child > :last-child`, { color: vars.text.muted });

export const none = style({ color: vars.text.muted, fontSize: vars.size[14] });

export const more = style({ marginTop: vars.space[3] });
export const find = style({ marginBottom: vars.space[3] });
/** As many as are tried before the list scrolls within itself would push the other facets out of sight. */
export const long = style({
  maxHeight: fixed.facetList,
  margin: `0 calc(-1 * ${vars.space[1]})`,
  padding: vars.space[1],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
