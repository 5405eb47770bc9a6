import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

const line = `${fixed.hair} solid ${vars.border.subtle}`;

/** Sample and photo, beside one another wherever there is room. */
export const pair = style({
  display: 'grid',
  gap: vars.space[3],
  alignItems: 'start',
  marginBlock: vars.space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11em, 100%), 1fr))',
});
export const figure = style({ position: 'relative', margin: 0, minWidth: 0 });
export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.m,
  background: vars.surface.sunkenStrong,
});
export const image = style({ display: 'block', width: '100%', height: 'auto' });
export const missing = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  padding: vars.space[4],
  border: `${fixed.line} dashed ${vars.border.strong}`,
  borderRadius: vars.radius.m,
  color: vars.text.muted,
  fontSize: vars.size[14],
  textAlign: 'center',
});
export const tag = style({
  position: 'absolute',
  top: vars.space[2],
  left: vars.space[2],
  padding: `${fixed.between[0.5]} ${vars.space[2]}`,
  borderRadius: fixed.corner,
  background: vars.surface.raised,
  color: vars.text.normal,
  fontSize: vars.size[12],
  pointerEvents: 'none',
});
/** What one presses on a photo. */
export const ground = style({
  position: 'absolute',
  inset: 0,
  padding: 0,
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  cursor: 'crosshair',
  ':focus-visible': { outline: `${fixed.bold} solid ${vars.border.focus}`, outlineOffset: `-${fixed.thick}` },
});
const round = {
  display: 'grid',
  placeItems: 'center',
  width: fixed.between[7],
  height: fixed.between[7],
  borderRadius: vars.radius.pill,
  background: vars.critical.fill,
  color: vars.text.onBrand,
  fontSize: vars.size[14],
  fontWeight: fixed.weight.strong,
  fontVariantNumeric: 'tabular-nums',
} as const;
export const spot = style({
  ...round,
  position: 'absolute',
  padding: 0,
  border: `${fixed.bold} solid ${vars.surface.raised}`,
  transform: 'translate(-50%, -50%)',
  ':focus-visible': { outline: `${fixed.thick} solid ${vars.border.focus}` },
});
export const number = style({ ...round, flexShrink: 0 });
export const notes = style({
  display: 'grid',
  gap: vars.space[3],
  margin: `0 0 ${vars.space[3]}`,
  padding: 0,
  listStyle: '""',
});
export const note = style({
  display: 'flex',
  gap: vars.space[3],
  alignItems: 'center',
  overflowWrap: 'anywhere',
});
export const written = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: vars.space[3],
  alignItems: 'center',
});
/** On a phone what sends the report stays within reach of a thumb. */
export const end = style({
  display: 'grid',
  gap: vars.space[2],
  '@media': {
    [media.phone]: {
      position: 'sticky',
      bottom: 0,
      zIndex: 2,
      marginInline: `-${vars.space[4]}`,
      padding: vars.space[4],
      borderTop: line,
      background: vars.surface.page,
    },
  },
});
export const stores = style({ margin: `${vars.space[2]} 0 0`, padding: 0, listStyle: '""' });
export const store = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  borderTop: line,
  color: vars.text.normal,
  textDecoration: 'none',
  ':hover': { color: vars.text.link },
  selectors: { '&[aria-current]': { fontWeight: fixed.weight.strong } },
});
export const storeName = style({ overflowWrap: 'anywhere' });

export const page = style({
  display: 'grid',
  gap: vars.space[4],
  maxWidth: fixed.content,
  padding: vars.space[4],
  '@media': { [media.tablet]: { padding: vars.space[6] } },
});
export const named = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[3],
  alignItems: 'end',
});
export const shot = style({
  display: 'grid',
  gap: vars.space[3],
  paddingTop: vars.space[4],
  borderTop: line,
  '@media': {
    [media.tablet]: { gridTemplateColumns: `minmax(0, 1fr) ${fixed.cell.choice}`, alignItems: 'start' },
  },
});
export const shots = style({ display: 'grid', gap: vars.space[4], margin: 0, padding: 0, listStyle: '""' });
export const samples = style({
  display: 'grid',
  gap: vars.space[4],
  margin: `${vars.space[3]} 0 0`,
  padding: 0,
  listStyle: '""',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
});
