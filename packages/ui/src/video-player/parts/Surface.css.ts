import { globalStyle, style } from '@vanilla-extract/css';
import { container, fixed, media, vars } from '../../theme/index.ts';
import { player } from '../VideoPlayer.css.ts';

const shade = (percent: number, height: number) =>
  `color-mix(in srgb, ${vars.video.ground} ${percent}%, transparent) calc(${height} * min(${fixed.player.shade}, 60%))`;

/** The picture darkens towards the controls, softly at the upper end, and with them it goes. */
export const surface = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  /* Where there is little room the sign keeps off the slider of time. */
  paddingBottom: `calc(${vars.control.m} + ${vars.space[4]})`,
  touchAction: 'manipulation',
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(to top, ${[shade(84, 0), shade(70, 0.35), shade(38, 0.65), shade(12, 0.87), shade(0, 1)].join()})`,
    transition: `opacity ${vars.motion.normal}`,
  },
  selectors: { [`${player}[data-idle] &::before`]: { opacity: 0 } },
  '@container': { [container.row]: { paddingBottom: 0 } },
  '@media': { [media.forced]: { '::before': { content: 'none' } } },
});

export const sign = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: fixed.player.sign.narrow,
  height: fixed.player.sign.narrow,
  borderRadius: '50%',
  background: vars.brand.solid,
  color: vars.text.onBrand,
  cursor: 'pointer',
  transitionProperty: 'background-color, scale, opacity, translate',
  transitionDuration: vars.motion.quick,
  selectors: {
    '&:hover': { background: vars.brand.solidHover, scale: 1.06 },
    '&:active': { scale: 1 },
    /* The words of the video stand where it would be. */
    '&[data-raised]': { translate: '0 -50%' },
    [`${player}[data-idle] &`]: { opacity: 0, pointerEvents: 'none' },
  },
  '@container': {
    [container.row]: {
      width: fixed.player.sign.wide,
      height: fixed.player.sign.wide,
      selectors: { '&[data-raised]': { translate: '0 -110%' } },
    },
  },
  '@media': {
    /* With a pointer a press anywhere stops the video, so nothing stands before it while it plays. */
    [media.hover]: { selectors: { '&[data-state=playing]': { display: 'none' } } },
    [media.forced]: { border: `${fixed.bold} solid ButtonText` },
  },
});
globalStyle(`${sign} > svg`, { width: '46%', height: '46%' });
