import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

const hair = `${fixed.hair} solid ${vars.border.subtle}`;

/** From a tablet on the list and the talk stand side by side, at a desk the people too; a phone has one at a time. */
export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '100%',
  '@media': {
    [media.tablet]: { gridTemplateColumns: `${fixed.column.facets} minmax(0, 1fr)` },
    [media.desk]: { gridTemplateColumns: `${fixed.measure.s} minmax(0, 1fr) ${fixed.column.facets}` },
  },
});
export const side = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minHeight: 0,
  borderRight: hair,
  '@media': { [media.phone]: { selectors: { '[data-state=talk] > &': { display: 'none' } } } },
});
export const sideHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: fixed.bottomBar,
  paddingInline: vars.space[4],
  borderBottom: hair,
});
export const end = style({ marginInlineStart: 'auto' });
export const rooms = style({ overflow: 'auto' });
export const stale = style({ padding: vars.space[4] });
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const roomTitle = style({ ...cut, fontWeight: fixed.weight.strong });
export const roomLast = style({ ...cut, fontSize: vars.size[14], color: vars.text.muted });
export const heard = style({ padding: vars.space[4], fontSize: vars.size[12], color: vars.text.muted });
export const nothing = style({
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[6],
  '@media': { [media.phone]: { selectors: { '[data-state=list] > &': { display: 'none' } } } },
});
export const talk = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  minHeight: 0,
  minWidth: 0,
});
export const talkHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: fixed.bottomBar,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderBottom: hair,
});
export const back = style({ '@media': { [media.tablet]: { display: 'none' } } });
/** Arrow keys scroll it, too. */
export const scroll = style({ minHeight: 0, overflow: 'auto', outlineOffset: `calc(-1 * ${fixed.bold})` });
export const messages = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  padding: vars.space[4],
});
export const parting = style({
  alignSelf: 'center',
  fontSize: vars.size[12],
  color: vars.text.muted,
});
export const newParting = style([
  parting,
  {
    alignSelf: 'stretch',
    borderBottom: `${fixed.hair} solid ${vars.brand.border}`,
    color: vars.brand.text,
    fontWeight: fixed.weight.strong,
    textAlign: 'center',
  },
]);
export const bubble = style({
  display: 'grid',
  gap: vars.space[1],
  justifyItems: 'start',
  maxWidth: `min(${fixed.measure.l}, 88%)`,
  selectors: {
    '&[data-state=own], &[data-state=refused]': { alignSelf: 'flex-end', justifyItems: 'end' },
  },
});
export const words = style({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.m,
  background: vars.surface.sunkenStrong,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  selectors: {
    '[data-state=own] > &': { background: vars.brand.soft },
    '[data-state=refused] > &': { background: vars.critical.soft },
  },
});
/** An order that is unfolded under what was said. */
export const mentioned = style({
  display: 'grid',
  gap: vars.space[1],
  minWidth: fixed.measure.xs,
  maxWidth: '100%',
  padding: vars.space[3],
  border: hair,
  borderRadius: vars.radius.m,
  background: vars.surface.raised,
  color: 'inherit',
  textDecoration: 'none',
  textAlign: 'start',
});
export const mentionedHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
export const customer = style({ color: vars.text.muted, overflowWrap: 'anywhere' });
export const refused = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  fontSize: vars.size[12],
  color: vars.critical.text,
});
export const say = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space[2],
  padding: vars.space[3],
  borderTop: hair,
  background: vars.surface.raised,
});
/** In the place of the field in a room that one has left. */
export const left = style([
  say,
  {
    alignItems: 'center',
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' } },
  },
]);
export const otherRooms = style({ padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[2]}` });
export const people = style({
  display: 'none',
  overflow: 'auto',
  padding: vars.space[4],
  borderInlineStart: hair,
  '@media': { [media.desk]: { display: 'block' } },
});
export const persons = style({ display: 'grid', gap: vars.space[3], paddingBlock: vars.space[4] });
export const person = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
});
export const personWords = style({ display: 'grid', overflowWrap: 'anywhere' });
export const form = style({ display: 'grid', gap: vars.space[4] });
