import { style } from '@vanilla-extract/css';
import { fixed, media, vars } from '../theme/index.ts';

const line = `${fixed.hair} solid ${vars.border.subtle}`;
const cells = (least: string) => `repeat(auto-fill, minmax(min(${least}, 100%), 1fr))`;

export const cards = style({
  display: 'grid',
  gridTemplateColumns: cells(fixed.measure.xs),
  gap: vars.space[4],
});

/** Things of different heights stand on one line. */
export const cardsAtBottom = style([cards, { alignItems: 'end' }]);
export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minWidth: 0,
  overflow: 'clip',
  border: line,
  borderRadius: vars.radius.m,
  background: vars.surface.raised,
});

export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: fixed.between[0.5],
  padding: `${vars.space[3]} ${vars.space[4]}`,
});

/** Light at the left, dark at the right: a role is seen in both at once. */
export const both = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', borderBottom: line });

export const ground = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: vars.space[20],
  padding: vars.space[3],
  background: vars.surface.page,
});

export const paint = style({
  width: '100%',
  height: vars.space[12],
  borderRadius: vars.radius.s,
  border: line,
  forcedColorAdjust: 'none',
});

export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: vars.space[1],
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const step = style({ display: 'grid', gap: vars.space[1], minWidth: 0 });

export const sample = style({
  height: vars.space[12],
  border: line,
  borderRadius: vars.radius.s,
  forcedColorAdjust: 'none',
});

export const specimen = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: vars.space[12],
  height: vars.space[8],
  border: line,
  borderRadius: vars.radius.s,
  fontWeight: fixed.weight.medium,
  forcedColorAdjust: 'none',
});

export const ring = style({
  width: vars.space[5],
  height: vars.space[5],
  border: `${fixed.thick} solid`,
  borderRadius: '50%',
});

export const measured = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

export const rows = style({ display: 'grid', gap: vars.space[3] });

export const row = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${fixed.measure.xs}) minmax(0, 1fr)`,
  gap: `${vars.space[1]} ${vars.space[6]}`,
  alignItems: 'center',
  paddingBottom: vars.space[3],
  borderBottom: line,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** A length and its name on one line, close to the next one. */
export const lengthRow = style([row, { paddingBottom: vars.space[1] }]);
export const inOneLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
});
export const bar = style({
  height: vars.space[4],
  borderRadius: fixed.bold,
  background: vars.brand.solid,
});

export const corner = style({
  height: vars.space[20],
  border: `${fixed.bold} solid ${vars.border.selected}`,
  borderWidth: `${fixed.bold} 0 0 ${fixed.bold}`,
  background: `linear-gradient(135deg, ${vars.surface.selected}, transparent 60%)`,
});

export const press = style({
  display: 'grid',
  placeItems: 'center',
  border: `${fixed.hair} dashed ${vars.border.field}`,
  borderRadius: vars.radius.m,
  color: vars.text.muted,
});

export const icon = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space[2],
  padding: `${vars.space[4]} ${vars.space[2]} ${vars.space[3]}`,
  border: line,
  borderRadius: vars.radius.m,
  background: vars.surface.raised,
  color: vars.text.strong,
  textAlign: 'center',
});

export const stage = style({
  display: 'grid',
  gap: vars.space[5],
  padding: vars.space[5],
  border: line,
  borderRadius: vars.radius.l,
  background: vars.surface.sunken,
});

export const floating = style({
  minHeight: vars.space[20],
  padding: vars.space[5],
  borderRadius: vars.radius.l,
  background: vars.surface.raised,
  boxShadow: vars.shade.float,
});

export const lined = style({
  minHeight: vars.space[20],
  padding: vars.space[5],
  border: line,
  borderRadius: vars.radius.l,
  background: vars.surface.raised,
});

export const veil = style({
  padding: vars.space[6],
  borderRadius: vars.radius.l,
  background: vars.shade.veil,
});

export const layers = style({ display: 'grid', paddingBottom: vars.space[12] });

export const layerSheet = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: line,
  borderRadius: vars.radius.m,
  background: vars.surface.raised,
});

export const track = style({
  position: 'relative',
  height: vars.space[8],
  borderRadius: vars.radius.pill,
  background: vars.surface.sunkenStrong,
});

/** Runs to the other end of its track and back. */
export const runner = style({
  position: 'absolute',
  insetBlock: 0,
  left: 0,
  width: vars.space[8],
  borderRadius: '50%',
  background: vars.brand.solid,
  transitionProperty: 'left',
  transitionTimingFunction: fixed.ease,
  selectors: { '&[data-state=there]': { left: `calc(100% - ${vars.space[8]})` } },
});

export const curve = style({
  width: '100%',
  height: 'auto',
  maxWidth: fixed.measure.xs,
  overflow: 'visible',
});

/** On a phone the spans would be narrower than their names; the table below says the same. */
export const widths = style({
  display: 'grid',
  gap: vars.space[2],
  '@media': { [media.phone]: { display: 'none' } },
});

export const span = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.s,
  background: vars.brand.soft,
  color: vars.text.strong,
  whiteSpace: 'nowrap',
  overflow: 'clip',
});

export const right = style({
  borderLeft: `${fixed.thick} solid ${vars.accent.solid}`,
  paddingLeft: vars.space[3],
});

export const wrong = style({
  borderLeft: `${fixed.thick} solid ${vars.critical.solid}`,
  paddingLeft: vars.space[3],
  color: vars.text.muted,
});

/** A column of sums. */
export const narrow = style({ maxWidth: fixed.cell.action });
