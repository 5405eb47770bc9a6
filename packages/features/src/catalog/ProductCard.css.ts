import { fixed, media, vars } from '@siren/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Picture, dots, name, price, stock, action: the price takes the slack, so that buttons of a row stand level. */
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto auto 1fr auto auto',
  minWidth: 0,
  height: '100%',
});

export const badges = style({
  position: 'absolute',
  top: vars.space[2],
  left: vars.space[2],
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  '@media': { [media.tablet]: { top: vars.space[3], left: vars.space[3] } },
});

export const dots = style({
  height: vars.space[5],
  margin: `${vars.space[2]} 0 ${vars.space[1]}`,
  paddingLeft: '1px',
  '@media': { [media.tablet]: { margin: `${vars.space[3]} 0 6px` } },
});

/** Two lines on every card, whether the name needs them or not. */
export const name = style({
  height: '40px',
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  fontSize: vars.size[14],
  lineHeight: '20px',
  color: vars.text.strong,
  textWrap: 'pretty',
  '@media': { [media.tablet]: { height: '44px', fontSize: vars.size[16], lineHeight: '22px' } },
});

/** Where the name will stand. */
export const nameLines = style({
  display: 'grid',
  alignContent: 'space-evenly',
  height: '40px',
  '@media': { [media.tablet]: { height: '44px' } },
});

export const phoneName = style({ '@media': { [media.tablet]: { display: 'none' } } });
export const fullName = style({ display: 'none', '@media': { [media.tablet]: { display: 'inline' } } });

export const price = style({ marginTop: vars.space[2], '@media': { [media.tablet]: { marginTop: '10px' } } });

export const stock = style({
  minHeight: '40px',
  margin: '4px 0 10px',
  '@media': { [media.tablet]: { minHeight: '20px', margin: '6px 0 14px' } },
});

/** Above the link that covers the card. */
export const action = style({ position: 'relative', minHeight: vars.control.m });

globalStyle(`${card} img`, { transition: `transform ${vars.motion.slow} ${fixed.ease}` });
globalStyle(`${card}:hover img`, {
  '@media': { [media.hover]: { transform: 'scale(1.03)' }, [media.still]: { transform: 'none' } },
});
