import { fixed, layer, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

/** Above the bar of the shop, on phones only: wider screens keep the sum in view by themselves. */
export const bar = style({
  position: 'fixed',
  zIndex: layer.bar,
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
