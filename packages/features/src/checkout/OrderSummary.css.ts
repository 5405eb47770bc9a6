import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingTop: vars.space[4],
  borderTop: `${fixed.hair} solid ${vars.border.subtle}`,
});

export const reasons = style({ margin: 0, paddingLeft: vars.space[5] });

/** On phones the sum and the button stay in reach, above the bar of the shop. */
export const buyBar = style({
  position: 'fixed',
  zIndex: 12,
  insetInline: 0,
  bottom: `calc(${fixed.bottomBar} + env(safe-area-inset-bottom))`,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[2]} ${vars.space[4]}`,
  background: vars.surface.raised,
  borderTop: `${fixed.hair} solid ${vars.border.subtle}`,
  '@media': { [media.tablet]: { display: 'none' } },
});
