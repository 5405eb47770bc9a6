import { style } from '@vanilla-extract/css';
import { container, fixed, media, vars } from '../../theme/index.ts';
import { player } from '../VideoPlayer.css.ts';

/** Over the whole picture, so that the panel of settings has its height; only what is in it can be pressed. */
export const controls = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  paddingInline: vars.space[2],
  paddingBottom: vars.space[1],
  pointerEvents: 'none',
  transition: `opacity ${vars.motion.normal}`,
  selectors: { [`${player}[data-idle] &`]: { opacity: 0 } },
});

/** What is not seen is not pressed: a tap brings the controls back first. */
const pressed = style({
  pointerEvents: 'auto',
  selectors: { [`${player}[data-idle] &`]: { pointerEvents: 'none' } },
});

export const seek = style([pressed, { position: 'relative', display: 'flex', marginInline: vars.space[3] }]);

export const row = style([
  pressed,
  {
    /* Over the lower part of the slider of time, which is higher than it looks. */
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    '@media': { [media.forced]: { background: 'Canvas' } },
  },
]);

export const volume = style({ display: 'flex', alignItems: 'center' });
export const loudness = style({
  display: 'none',
  width: fixed.player.volume,
  marginInline: `${vars.space[1]} ${vars.space[4]}`,
  '@container': { [container.row]: { display: 'flex' } },
});

/** One line high: where there is no room for the whole, it goes to a second line that nobody sees. */
export const time = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  columnGap: vars.space[1],
  minWidth: 0,
  height: '1lh',
  overflow: 'hidden',
  fontSize: vars.size[14],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const whole = style({ opacity: 0.8 });

/** On the narrowest screens the picture has the screen to itself anyway. */
export const roomy = style({ display: 'none', '@container': { [container.row]: { display: 'block' } } });
