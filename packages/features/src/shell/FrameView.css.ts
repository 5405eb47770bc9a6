import { fixed, layer, media, target, vars } from '@siren/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

export const main = style({ minHeight: '60vh' });
export const home = style([target, { display: 'inline-block', borderRadius: vars.radius.s }]);
export const end = style({ marginLeft: 'auto' });
export const topLink = style({
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:hover': { color: vars.brand.text } },
});
export const onlyDesk = style({ display: 'none', '@media': { [media.desk]: { display: 'inline' } } });

/** However many sections there are, they keep to one line that slides and fades where it goes on. */
export const sections = style({
  display: 'flex',
  gap: vars.space[2],
  marginInline: `-${fixed.between[2.5]}`,
  width: `calc(100% + ${vars.space[5]})`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  maskImage: `linear-gradient(to right, transparent, black ${fixed.between[2.5]}, black calc(100% - ${vars.space[8]}), transparent)`,
});
export const section = style({
  display: 'block',
  maxWidth: '26ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  padding: fixed.between[2.5],
  lineHeight: 10 / 7,
  selectors: {
    '&:hover': { color: vars.brand.text },
    '&[aria-current]': { color: vars.brand.text, fontWeight: fixed.weight.medium },
    '&:focus-visible': { outlineOffset: `-${fixed.bold}` },
  },
});

export const phone = style([
  target,
  {
    display: 'block',
    margin: `${vars.space[5]} 0 ${vars.space[1]}`,
    color: vars.text.strong,
    fontSize: vars.size[20],
    fontWeight: fixed.weight.strong,
    letterSpacing: '-.01em',
    fontVariantNumeric: 'tabular-nums',
  },
]);
export const nowrap = style({ whiteSpace: 'nowrap' });
export const muted = style({ color: vars.text.muted });

const slide = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(.9)' } });
const appear = keyframes({ from: { opacity: 0 } });
/** Shows itself only where a page keeps one waiting; without motion it stands. */
export const progress = style({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: layer.skip,
  height: fixed.thick,
  background: vars.brand.solid,
  transformOrigin: 'left',
  animation: `${slide} 8s cubic-bezier(.1, .7, .1, 1) 200ms both`,
  '@media': { [media.still]: { animation: `${appear} 1ms 200ms both` } },
});

export const offline = style({
  position: 'fixed',
  zIndex: layer.toast,
  insetInline: vars.space[4],
  bottom: `calc(${vars.inset.bottom} + ${vars.space[4]})`,
  maxWidth: fixed.measure.l,
  marginInline: 'auto',
  borderRadius: vars.radius.m,
  selectors: { '&:not(:empty)': { boxShadow: vars.shade.float } },
});
