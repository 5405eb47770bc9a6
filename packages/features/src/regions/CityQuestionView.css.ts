import { fixed, layer, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

/**
 * In a corner at a desk, above what is docked at the bottom of a phone; what opens below the header lies over it: that is
 * what one is at.
 */
export const box = style({
  position: 'fixed',
  zIndex: layer.header - 1,
  insetInline: vars.space[4],
  bottom: `calc(${vars.inset.bottom} + ${vars.space[4]})`,
  display: 'grid',
  gap: vars.space[1],
  padding: vars.space[4],
  border: `${fixed.hair} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.l,
  background: vars.surface.raised,
  boxShadow: vars.shade.float,
  '@media': {
    [media.tablet]: { insetInline: `auto ${vars.space[6]}`, width: fixed.measure.m },
  },
});

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[2],
  margin: `calc(-1 * ${vars.space[2]}) calc(-1 * ${vars.space[2]}) 0 0`,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginTop: vars.space[3],
});
