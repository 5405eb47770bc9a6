import { style } from '@vanilla-extract/css';
import { fixed, media, vars } from '../theme/index.ts';

/** It stands on the page and its focus ring with it. */
export const player = style({
  containerType: 'inline-size',
  width: '100%',
  borderRadius: vars.radius.l,
  selectors: { '&:fullscreen': { borderRadius: 0 } },
});

/** Always dark, as a cinema is: what lies on the picture takes the colours of the dark theme. */
export const stage = style({
  position: 'relative',
  isolation: 'isolate',
  height: '100%',
  borderRadius: 'inherit',
  /* A little smaller than the picture: it would show as arcs around the corners of a light one. */
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    inset: fixed.hair,
    borderRadius: 'inherit',
    background: vars.video.ground,
  },
  color: vars.video.ink,
  overflow: 'hidden',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: { [`${player}[data-idle] > &`]: { cursor: 'none' } },
  '@media': { [media.forced]: { border: `${fixed.bold} solid CanvasText` } },
});

export const picture = style({ width: '100%', height: '100%', objectFit: 'contain' });
