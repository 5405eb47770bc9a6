import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gap: fixed.between[2.5],
  '@media': { [media.touch]: { gap: 0 } },
});

/** Colours are short words: two beside one another. */
export const colors = style({
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space[3],
});

export const count = style({ color: vars.text.muted, fontSize: vars.size[14] });

export const name = style({ hyphens: 'auto', overflowWrap: 'break-word' });

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
