import { fixed, layer, media, vars } from '@siren/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

const come = keyframes({ from: { opacity: 0 } });

/** What the header leaves of the window. */
const room = `calc(100dvh - ${fixed.header} - ${vars.space[10]} * 2 - ${vars.space[12]})`;
const column = `${fixed.measure.s}`;
const gap = vars.space[8];

/** Right below the header, however low that is by now, and as wide. */
export const panel = style({
  position: 'absolute',
  zIndex: layer.dialog,
  inset: '100% 0 auto',
  paddingBlock: vars.space[4],
  background: vars.surface.raised,
  color: vars.text.normal,
  boxShadow: vars.shade.float,
  animation: `${come} ${vars.motion.quick} ${fixed.ease}`,
  '@media': {
    [media.still]: { animation: 'none' },
    [media.forced]: { borderBottom: `${fixed.bold} solid CanvasText` },
  },
});

/** Long columns scroll each by itself. */
const scrolls = {
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
} as const;

export const tree = style({ position: 'relative' });
export const tops = style({
  ...scrolls,
  width: column,
  maxWidth: '40%',
  minHeight: fixed.map.wide,
  maxHeight: room,
  paddingRight: vars.space[2],
});
export const below = style({
  ...scrolls,
  position: 'absolute',
  inset: `0 0 0 calc(min(${column}, 40%) + ${gap})`,
  selectors: { '&[hidden]': { display: 'none' } },
});

const line = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.control.m,
  padding: `${fixed.between[1.5]} ${vars.space[3]}`,
  borderRadius: vars.radius.s,
  lineHeight: 1.375,
} as const;
/** An outline that scrolling boxes do not cut. */
const inside = { outlineOffset: `-${fixed.bold}` };

export const top = style({
  ...line,
  color: vars.text.strong,
  fontWeight: fixed.weight.medium,
  selectors: {
    'a&:hover': { background: vars.surface.sunken },
    '&[data-state=on]': { background: vars.surface.sunkenStrong, color: vars.brand.text },
    '&:focus-visible': inside,
  },
  '@media': {
    [media.forced]: {
      selectors: { '&[data-state=on]': { outline: `${fixed.bold} solid Highlight`, ...inside } },
    },
  },
});
export const last = style({
  marginTop: vars.space[2],
  paddingTop: vars.space[2],
  borderTop: `${fixed.hair} solid ${vars.border.subtle}`,
});

export const title = style({
  padding: `${fixed.between[1.5]} ${vars.space[3]} ${vars.space[2]}`,
  color: vars.text.strong,
  fontSize: vars.size[20],
  fontWeight: fixed.weight.strong,
  lineHeight: 1.375,
  letterSpacing: fixed.tracking.tight,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
export const children = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${fixed.measure.xs}), 1fr))`,
  gap: `${vars.space[2]} ${vars.space[5]}`,
});
/** What leads to all of it stands by itself. */
export const whole = style({ gridColumn: '1 / -1' });
/** One of its goods, then its name: words alone leave most of a wide panel empty. */
export const child = style({
  ...line,
  display: 'grid',
  gap: vars.space[1],
  selectors: { 'a&:hover': { background: vars.surface.sunken }, '&:focus-visible': inside },
});

export const words = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

export const name = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' });
export const all = style([name, { color: vars.brand.text, fontWeight: fixed.weight.medium }]);
export const total = style({
  flex: 'none',
  color: vars.text.muted,
  fontSize: vars.size[14],
  fontWeight: fixed.weight.normal,
  fontVariantNumeric: 'tabular-nums',
});
