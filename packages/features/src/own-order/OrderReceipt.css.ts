import { fixed, media, vars } from '@siren/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const receipt = style({ maxWidth: fixed.measure.xl, marginTop: vars.space[6] });
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

// On paper there is the order alone; not that of a page which is drawn ahead and hidden.
globalStyle(
  `body:has(${receipt}:not([aria-hidden=true] *)) :is(header, footer, nav, button, [role='status'])`,
  {
    '@media': { print: { display: 'none' } },
  },
);
