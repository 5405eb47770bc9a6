import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const figure = style({ display: 'grid', gap: vars.space[2], margin: 0 });

export const still = style({
  aspectRatio: '10 / 7',
  overflow: 'hidden',
  borderRadius: vars.radius.l,
  background: vars.tile.stone,
});

/** A film is looked at, not read across: it is never wider than the window is high. */
export const film = style({
  position: 'relative',
  width: '100%',
  maxWidth: 'calc(70vh * 16 / 9)',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.l,
  background: vars.video.ground,
});

/** All of the picture can be pressed. */
export const start = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${fixed.thick})` } },
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: fixed.player.sign.narrow,
  height: fixed.player.sign.narrow,
  borderRadius: vars.radius.pill,
  background: vars.brand.solid,
  color: vars.text.onBrand,
  transition: `background-color ${vars.motion.quick}`,
  selectors: { [`${start}:hover &`]: { background: vars.brand.solidHover } },
  '@media': {
    [media.tablet]: { width: fixed.player.sign.wide, height: fixed.player.sign.wide },
  },
});
