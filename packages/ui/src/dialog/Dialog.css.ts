import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { fixed, layer, media, vars } from '../theme/index.ts';

const appear = keyframes({ from: { opacity: 0 } });
const disappear = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { translate: '0 100%' } });
const sink = keyframes({ to: { translate: '0 100%' } });
const come = keyframes({ from: { opacity: 0, translate: '-50% calc(-50% + 12px)' } });
const go = keyframes({ to: { opacity: 0, translate: '-50% calc(-50% + 8px)' } });

const play = (name: string, duration: string) => ({
  animation: `${name} ${duration} ${fixed.ease} both`,
});

export const veil = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.dialog,
  background: vars.shade.veil,
  selectors: {
    '&[data-state=open]': play(appear, vars.motion.normal),
    '&[data-state=closed]': play(disappear, vars.motion.quick),
  },
});

/** A sheet at the bottom of a phone, a window in the middle of anything wider. */
export const content = style({
  position: 'fixed',
  zIndex: layer.dialog,
  inset: 'auto 0 0',
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 'calc(100dvh - 2.5rem)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: `${vars.radius.l} ${vars.radius.l} 0 0`,
  background: vars.surface.raised,
  boxShadow: vars.shade.float,
  outline: 'none',
  selectors: {
    '&[data-state=open]': play(rise, vars.motion.slow),
    '&[data-state=closed]': play(sink, vars.motion.normal),
  },
  '@media': {
    [media.tablet]: {
      inset: '50% auto auto 50%',
      maxHeight: 'min(88dvh, 760px)',
      borderRadius: vars.radius.l,
      translate: '-50% -50%',
      selectors: {
        '&[data-state=open]': play(come, vars.motion.normal),
        '&[data-state=closed]': play(go, vars.motion.quick),
      },
    },
    [media.forced]: { border: '2px solid CanvasText' },
  },
});

export const sizes = styleVariants({
  m: { '@media': { [media.tablet]: { width: `min(100% - ${vars.space[12]}, ${fixed.dialog})` } } },
  l: { '@media': { [media.tablet]: { width: `min(100% - ${vars.space[12]}, 720px)` } } },
});

const side = { paddingInline: vars.space[4], '@media': { [media.tablet]: { paddingInline: vars.space[6] } } };

/** Title and buttons stay in view while what is between them scrolls. */
const held = { position: 'sticky', zIndex: 1, background: 'inherit' } as const;

export const head = style([
  side,
  {
    ...held,
    top: 0,
    paddingBlock: `${vars.space[4]} ${vars.space[3]}`,
    '@media': { [media.tablet]: { paddingTop: vars.space[6] } },
  },
]);
/** The title leaves room for the closing button, which comes last in the order of Tab. */
export const title = style({ paddingRight: vars.space[12] });
export const description = style({
  marginTop: vars.space[1],
  color: vars.text.muted,
  fontSize: vars.size[14],
  lineHeight: 10 / 7,
});
export const body = style([
  side,
  {
    flex: '1 0 auto',
    paddingBlock: `${vars.space[1]} calc(${vars.space[6]} + env(safe-area-inset-bottom))`,
  },
]);
export const foot = style([
  side,
  {
    ...held,
    bottom: 0,
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[2],
    paddingBlock: `${vars.space[3]} calc(${vars.space[4]} + env(safe-area-inset-bottom))`,
    borderTop: `${fixed.hair} solid ${vars.border.subtle}`,
  },
]);
/** Last in the order of Tab, first for the eye. */
export const close = style({
  position: 'sticky',
  top: vars.space[2],
  zIndex: 2,
  order: -1,
  alignSelf: 'flex-end',
  height: 0,
  marginRight: vars.space[2],
  '@media': { [media.tablet]: { top: vars.space[4], marginRight: vars.space[4] } },
});
