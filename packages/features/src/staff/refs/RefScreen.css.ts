import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

const line = `${fixed.hair} solid ${vars.border.subtle}`;

export const page = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[4],
  '@media': { [media.tablet]: { padding: vars.space[6] } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});
export const actions = style({ marginInlineStart: 'auto' });
export const columns = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': { [media.desk]: { gridTemplateColumns: `${fixed.measure.xs} minmax(0, 1fr)` } },
});
export const column = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });
export const nav = style({ display: 'grid', gap: vars.space[3] });
export const way = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: vars.control.s,
  paddingInline: vars.space[3],
  borderRadius: fixed.corner,
  selectors: { '&[aria-current=page]': { background: vars.brand.soft, color: vars.brand.text } },
  '@media': { [media.touch]: { minHeight: vars.control.m } },
});
export const rows = style({ padding: vars.space[4] });
export const row = style({ paddingBlock: vars.space[1], borderTop: line });
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space[3],
});
export const cells = style({ display: 'grid', gap: vars.space[1], minWidth: 0 });
export const cell = style({
  display: 'block',
  width: '100%',
  minHeight: vars.control.m,
  paddingInline: vars.space[2],
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'text',
  borderRadius: fixed.corner,
});
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.control.m,
});
export const list = style({ marginTop: vars.space[3] });
