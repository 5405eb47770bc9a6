import { style, styleVariants } from '@vanilla-extract/css';
import { fixed, hiddenRule, media, vars } from '../theme/index.ts';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minHeight: vars.control.m,
  marginBottom: vars.space[4],
  /* On a phone, where there are no buttons either, nothing is left to see. */
  '@media': { [media.phone]: { selectors: { '&[data-bare]': { minHeight: 0, marginBottom: 0 } } } },
});

export const label = style({ minWidth: 0 });
export const hidden = style(hiddenRule);

/** A finger needs no buttons: on a phone the cut slide says that there is more. */
export const buttons = style({
  display: 'none',
  flex: 'none',
  gap: vars.space[2],
  marginLeft: 'auto',
  '@media': { [media.tablet]: { display: 'flex' } },
});

const room = vars.space[1];
/** Room around for focus rings, which a scroller would cut. */
export const track = style({
  display: 'flex',
  gap: vars.space[3],
  margin: `calc(-1 * ${room})`,
  padding: room,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: room,
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  borderRadius: vars.radius.m,
  '@media': { [media.tablet]: { gap: vars.space[5] } },
});

const slide = style({ flex: 'none', minWidth: 0, scrollSnapAlign: 'start' });
const wide = `calc((100% - ${vars.space[5]}) / 2)`;
export const slides = styleVariants({
  card: [
    slide,
    { width: `min(44%, ${fixed.measure.xs})`, '@media': { [media.tablet]: { width: fixed.measure.xs } } },
  ],
  wide: [slide, { width: '88%', '@media': { [media.tablet]: { width: wide } } }],
  full: [slide, { width: '100%', scrollSnapStop: 'always' }],
});
