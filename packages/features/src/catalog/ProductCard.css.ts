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

/** Above the link that covers the card. A finger's width, the sign itself level with the badges. */
export const corner = style({
  position: 'absolute',
  top: 0,
  right: 0,
  '@media': { [media.tablet]: { top: fixed.between[0.5], right: fixed.between[0.5] } },
});

export const dots = style({
  height: vars.space[5],
  margin: `${vars.space[2]} 0 ${vars.space[1]}`,
  paddingLeft: fixed.hair,
  '@media': { [media.tablet]: { margin: `${vars.space[3]} 0 ${fixed.between[1.5]}` } },
});

/** Two lines on every card, whether the name needs them or not; a narrow one of a phone has a third for those that do. */
export const name = style({
  height: '2lh',
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  fontSize: vars.size[14],
  lineHeight: 10 / 7,
  color: vars.text.strong,
  textWrap: 'pretty',
  '@media': {
    [media.phone]: { height: 'auto', minHeight: '2lh', WebkitLineClamp: 3 },
    [media.tablet]: { fontSize: vars.size[16], lineHeight: 11 / 8 },
  },
});

/** Where the name will stand. */
export const nameLines = style({
  display: 'grid',
  alignContent: 'space-evenly',
  height: vars.space[10],
  '@media': { [media.tablet]: { height: fixed.between[11] } },
});

export const phoneName = style({ '@media': { [media.tablet]: { display: 'none' } } });
export const fullName = style({ display: 'none', '@media': { [media.tablet]: { display: 'inline' } } });

export const price = style({
  marginTop: vars.space[2],
  '@media': { [media.tablet]: { marginTop: fixed.between[2.5] } },
});

export const stock = style({
  minHeight: vars.space[10],
  margin: `${vars.space[1]} 0 ${fixed.between[2.5]}`,
  '@media': {
    [media.tablet]: { minHeight: vars.space[5], margin: `${fixed.between[1.5]} 0 ${fixed.between[3.5]}` },
  },
});

/** Above the link that covers the card. */
export const action = style({ position: 'relative', minHeight: vars.control.m });

globalStyle(`${card} img`, { transition: `transform ${vars.motion.slow} ${fixed.ease}` });
globalStyle(`${card}:hover img`, {
  '@media': { [media.hover]: { transform: 'scale(1.03)' }, [media.still]: { transform: 'none' } },
});
