import { style } from '@vanilla-extract/css';
import { fixed, vars } from '../theme/index.ts';

const line = `${fixed.hair} solid ${vars.border.subtle}`;

export const page = style({ display: 'grid', gap: vars.space[12], maxWidth: fixed.content, minWidth: 0 });

export const part = style({ display: 'grid', gap: vars.space[5], minWidth: 0 });

export const lead = style({ display: 'grid', gap: vars.space[2] });

/** A name to be copied: it looks like what it is, and shows under the pointer that it can be pressed. */
export const name = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.space[6],
  maxWidth: '100%',
  padding: `0 ${vars.space[1]}`,
  marginInline: `calc(-1 * ${vars.space[1]})`,
  borderRadius: vars.radius.s,
  color: vars.text.strong,
  fontSize: vars.size[14],
  fontWeight: fixed.weight.medium,
  lineHeight: 10 / 7,
  textAlign: 'start',
  overflowWrap: 'break-word',
  selectors: {
    '&:hover': { background: vars.surface.sunkenStrong },
    '&[data-state=copied]': { color: vars.positive.text },
  },
});

export const scroll = style({
  minWidth: 0,
  overflowX: 'auto',
  selectors: { '&:focus-visible': { outlineOffset: 0 } },
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size[14],
  lineHeight: 10 / 7,
});

export const cell = style({
  padding: `${vars.space[2]} ${vars.space[5]} ${vars.space[2]} 0`,
  borderBottom: line,
  fontWeight: fixed.weight.normal,
  textAlign: 'left',
  verticalAlign: 'middle',
  fontVariantNumeric: 'tabular-nums',
});

export const head = style([cell, { color: vars.text.muted, whiteSpace: 'nowrap' }]);

export const code = style({
  margin: 0,
  padding: vars.space[4],
  overflowX: 'auto',
  border: line,
  borderRadius: vars.radius.m,
  background: vars.surface.sunken,
  color: vars.text.strong,
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  fontSize: vars.size[14],
  lineHeight: 1.5,
  tabSize: 2,
});

/** Two boxes of one size. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[6],
  alignItems: 'center',
});
