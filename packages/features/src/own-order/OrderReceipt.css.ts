import { fixed, media, vars } from '@siren/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** As wide as the cards of the order, which have their sum beside them. */
export const receipt = style({
  marginTop: vars.space[6],
  '@media': { [media.desk]: { marginRight: `calc(${fixed.column.summary} + ${vars.space[10]})` } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const lines = style({ display: 'grid', gap: vars.space[3] });
export const line = style({
  display: 'grid',
  gap: `${fixed.between[0.5]} ${vars.space[4]}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const before = style({ color: vars.text.muted });

// On paper there is the order alone; not that of a page which is drawn ahead and hidden.
globalStyle(
  `body:has(${receipt}:not([aria-hidden=true] *)) :is(header, footer, nav, button, [role='status'])`,
  {
    '@media': { print: { display: 'none' } },
  },
);
