import { fixed, hiddenRule, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

/** Room for the words of both axes around the plot. */
export const frame = style({
  padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[6]} ${vars.space[10]}`,
});
export const plot = style({
  position: 'relative',
  aspectRatio: '3 / 2',
  '@media': { [media.tablet]: { aspectRatio: '2 / 1' } },
});
export const drawing = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
});
export const rule = style({ stroke: vars.border.subtle, vectorEffect: 'non-scaling-stroke' });
export const moment = style([rule, { stroke: vars.border.strong, strokeDasharray: '2 3' }]);
const line = style({ fill: 'none', strokeWidth: fixed.bold, vectorEffect: 'non-scaling-stroke' });
export const present = style([line, { stroke: vars.brand.solid }]);
export const past = style([line, { stroke: vars.border.field, strokeDasharray: '2 4' }]);
export const area = style({ fill: vars.brand.soft });
export const presentBar = style({ fill: vars.brand.solid });
export const pastBar = style({ fill: vars.border.strong });
const word = style({
  position: 'absolute',
  color: vars.text.muted,
  fontSize: vars.size[12],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
/** Beside its line, left of the plot. */
export const level = style([
  word,
  { right: '100%', transform: 'translateY(50%)', paddingRight: vars.space[2] },
]);
export const hour = style([word, { top: '100%', transform: 'translateX(-50%)', paddingTop: vars.space[2] }]);
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  marginTop: vars.space[3],
});
export const entry = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], minWidth: 0 });
const lineMark = style({ flex: 'none', width: vars.space[4], borderTop: `${fixed.bold} solid` });
const barMark = style({ flex: 'none', width: vars.space[3], height: vars.space[3] });
export const marks = {
  lines: {
    today: style([lineMark, { borderColor: vars.brand.solid }]),
    weekAgo: style([lineMark, { borderColor: vars.border.field, borderTopStyle: 'dotted' }]),
  },
  bars: {
    today: style([barMark, { background: vars.brand.solid }]),
    weekAgo: style([barMark, { background: vars.border.strong }]),
  },
};
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  marginBottom: vars.space[4],
});
export const toggle = style({ marginLeft: 'auto' });
/** Read aloud, while the drawing is what one sees. */
export const heard = style(hiddenRule);
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size[14],
  fontVariantNumeric: 'tabular-nums',
});
const cell = style({
  paddingBlock: vars.space[1],
  borderBottom: `${fixed.hair} solid ${vars.border.subtle}`,
  overflowWrap: 'anywhere',
});
export const first = style([cell, { textAlign: 'start', fontWeight: fixed.weight.normal }]);
export const number = style([cell, { paddingLeft: vars.space[3], textAlign: 'end' }]);
