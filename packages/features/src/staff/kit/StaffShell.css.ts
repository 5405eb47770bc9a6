import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const shell = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minHeight: '100dvh',
  background: vars.surface.page,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 1fr)' },
  },
});
/** The bar of a phone, in which the menu is opened. */
export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: 4,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[2],
  padding: vars.space[1],
  borderBottom: `${fixed.hair} solid ${vars.border.subtle}`,
  background: vars.surface.raised,
  '@media': { [media.tablet]: { display: 'none' } },
});
/** The logo over the search, with room for its focus ring. */
export const head = style({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'start',
  paddingBottom: vars.space[1],
  selectors: { '[data-state=narrow] &': { justifyItems: 'center' } },
});
export const barTitle = style({ textAlign: 'center' });
export const main = style({ display: 'flex', flexDirection: 'column', minWidth: 0, outline: 'none' });
/** Stays in sight, however far down one is. */
export const strip = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  padding: vars.space[3],
  selectors: { '&:empty': { display: 'none' } },
});
export const user = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[2],
});
