import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

/** Columns fill up from above: groups differ in length, and rows of a grid would leave holes between them. */
export const groups = style({
  marginBottom: `calc(-1 * ${fixed.between[7]})`,
  '@media': { [media.tablet]: { columns: 2, columnGap: vars.space[10] } },
});
export const group = style({ breakInside: 'avoid', paddingBottom: fixed.between[7] });
