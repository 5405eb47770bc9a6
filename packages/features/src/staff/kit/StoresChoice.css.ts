import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

/** A chain has hundreds: they scroll by themselves. */
export const choices = style({
  display: 'grid',
  gap: vars.space[2],
  maxHeight: fixed.facetList,
  margin: 0,
  padding: 0,
  border: 0,
  overflowY: 'auto',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** What is of all stores, beside none of them. */
export const all = style({ gridColumn: '1 / -1' });
/** As far from what is chosen as the label of other fields. */
export const legend = style({ padding: 0, marginBottom: vars.space[2] });
