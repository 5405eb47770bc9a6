import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { comeAndGo, fixed, layer, media, vars } from '../theme/index.ts';

const appear = keyframes({ from: { opacity: 0 } });
const disappear = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { translate: '0 100%' } });
const sink = keyframes({ to: { translate: '0 100%' } });
const come = keyframes({ from: { opacity: 0, translate: `-50% calc(-50% + ${vars.space[3]})` } });
const go = keyframes({ to: { opacity: 0, translate: `-50% calc(-50% + ${vars.space[2]})` } });

export const veil = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.dialog,
  background: vars.shade.veil,
  selectors: comeAndGo(appear, disappear),
});

/** Ground of whatever lies over the veil. */
export const panel = style({
  position: 'fixed',
  zIndex: layer.dialog,
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.surface.raised,
  color: vars.text.normal,
  boxShadow: vars.shade.float,
  outline: 'none',
  '@media': { [media.forced]: { border: `${fixed.bold} solid CanvasText` } },
});

/** At the bottom of a phone, in the middle of anything wider. */
export const windowPanel = style({
  inset: 'auto 0 0',
  maxHeight: `calc(100dvh - ${vars.space[10]})`,
  borderRadius: `${vars.radius.l} ${vars.radius.l} 0 0`,
  selectors: comeAndGo(rise, sink, 'slow'),
  '@media': {
    [media.tablet]: {
      inset: '50% auto auto 50%',
      maxHeight: `min(88dvh, ${fixed.dialogHeight})`,
      borderRadius: vars.radius.l,
      translate: '-50% -50%',
      selectors: comeAndGo(come, go),
    },
  },
});

export const side = style({
  paddingInline: vars.space[4],
  '@media': { [media.tablet]: { paddingInline: vars.space[6] } },
});

/** Title and buttons stay in view while what is between them scrolls. */
const held = { position: 'sticky', zIndex: 1, flex: 'none', background: 'inherit' } as const;

export const head = style([side, { ...held, top: 0 }]);
/** Room over and under the title of a window. */
export const headRoom = style({
  paddingBlock: `${vars.space[4]} ${vars.space[3]}`,
  '@media': { [media.tablet]: { paddingTop: vars.space[6] } },
});
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
  { flex: '1 0 auto', paddingBottom: `calc(${vars.space[6]} + env(safe-area-inset-bottom))` },
]);
/** A focus ring at the very top is not cut. */
export const bodyRoom = style({ paddingTop: vars.space[1] });
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
/** A button with a word that is wider than the window breaks the word. */
globalStyle(`${foot} > *`, { minWidth: 0 });
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
