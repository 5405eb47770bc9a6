import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { comeAndGo, fixed, media, vars } from '../theme/index.ts';

const fromStart = keyframes({ from: { translate: '-100%' } });
const toStart = keyframes({ to: { translate: '-100%' } });
const fromEnd = keyframes({ from: { translate: '100%' } });
const toEnd = keyframes({ to: { translate: '100%' } });
const rise = keyframes({ from: { translate: '0 100%' } });
const sink = keyframes({ to: { translate: '0 100%' } });

const upright = { insetBlock: 0, height: '100dvh' };

export const sides = styleVariants({
  start: { ...upright, insetInlineStart: 0, selectors: comeAndGo(fromStart, toStart, 'slow') },
  end: { ...upright, insetInlineEnd: 0, selectors: comeAndGo(fromEnd, toEnd, 'slow') },
  bottom: {
    inset: 'auto 0 0',
    maxHeight: `calc(100dvh - ${vars.space[10]})`,
    marginInline: 'auto',
    borderRadius: `${vars.radius.l} ${vars.radius.l} 0 0`,
    transition: `translate ${vars.motion.normal} ${fixed.ease}`,
    selectors: { ...comeAndGo(rise, sink, 'slow'), '&[data-drag=move]': { transition: 'none' } },
  },
});

export const sizes = styleVariants({
  m: { width: `min(100%, ${fixed.sheet})` },
  l: { width: `min(100%, ${fixed.measure.xl})` },
});
/** At the bottom a phone gives all its width. */
export const full = style({ width: '100%', maxWidth: fixed.measure.xl });

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: vars.space[2],
  borderBottom: `${fixed.hair} solid ${vars.border.subtle}`,
  '@media': { [media.tablet]: { paddingBlock: vars.space[3] } },
});
export const draggable = style({ cursor: 'grab', touchAction: 'none', userSelect: 'none' });
export const bar = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });
export const title = style({ flex: 1, minWidth: 0 });
/** The cross does not fill its box, so the box comes nearer to the edge. */
export const close = style({ display: 'flex', marginRight: `calc(-1 * ${vars.space[2]})` });
export const description = style({
  paddingBottom: vars.space[2],
  color: vars.text.muted,
  fontSize: vars.size[14],
  lineHeight: 10 / 7,
});
export const grip = style({
  justifySelf: 'center',
  width: fixed.grip,
  height: vars.space[1],
  borderRadius: vars.radius.pill,
  background: vars.border.strong,
  '@media': { [media.forced]: { background: 'CanvasText' } },
});
export const body = style({ paddingTop: vars.space[4] });
