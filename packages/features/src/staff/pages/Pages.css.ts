import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

/** Long words break rather than push the page aside. */
const narrow = 'minmax(0, 1fr)';

/** Fields of a new page are no wider than what is typed into them. */
export const fields = style({ maxWidth: fixed.measure.l });
export const page = style({
  display: 'grid',
  gridTemplateColumns: narrow,
  gap: vars.space[4],
  padding: vars.space[4],
  '@media': { [media.tablet]: { padding: vars.space[6] } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const tools = style({ padding: vars.space[4] });
export const rows = style({ display: 'grid', gridTemplateColumns: narrow });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderTop: `${fixed.hair} solid ${vars.border.subtle}`,
});
export const name = style({ display: 'grid', flex: 1, minWidth: '12em', overflowWrap: 'anywhere' });

/** The blocks, and beside them the form of the one that is open. */
export const bench = style({
  display: 'grid',
  gridTemplateColumns: narrow,
  gap: vars.space[4],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } },
});
export const block = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minHeight: vars.control.s,
});
export const blockName = style({
  display: 'grid',
  flex: 1,
  minWidth: 0,
  minHeight: vars.control.s,
  alignContent: 'center',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&[aria-pressed=true]': { color: vars.brand.text } },
});

export const checks = style({ display: 'grid', gap: vars.space[2] });
export const check = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[2],
  fontSize: vars.size[14],
});
export const versions = style({ display: 'grid', gap: vars.space[2] });
export const version = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
export const versionName = style({ display: 'grid', flex: 1, minWidth: '8em' });
export const limit = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6em, 1fr))',
  gap: vars.space[2],
  maxHeight: '16em',
  overflowY: 'auto',
});
export const picture = style({
  overflow: 'hidden',
  padding: 0,
  aspectRatio: '4 / 3',
  border: `${fixed.bold} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.s,
  cursor: 'pointer',
  selectors: { '&[aria-pressed=true]': { borderColor: vars.brand.solid } },
});
export const image = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

/** Short fields, two beside one another where there is room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9em, 1fr))',
  gap: vars.space[3],
});
export const window = style({
  overflow: 'hidden',
  border: `${fixed.hair} solid ${vars.border.strong}`,
  borderRadius: vars.radius.s,
});
export const frame = style({ display: 'block', border: 0, transformOrigin: '0 0' });
export const drawn = style({ paddingBlock: vars.space[6] });

/** Two states beside one another, from a tablet on. */
export const sides = style({
  display: 'grid',
  gridTemplateColumns: narrow,
  gap: vars.space[2],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[3] } },
});
export const side = style({
  padding: vars.space[2],
  borderRadius: vars.radius.s,
  fontSize: vars.size[14],
  textDecoration: 'none',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-state=before]': { background: vars.critical.soft },
    '&[data-state=after]': { background: vars.accent.soft },
  },
});
export const sidePicture = style({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '8em',
  objectFit: 'contain',
});
export const comparison = style({ display: 'grid', gridTemplateColumns: narrow, gap: vars.space[4] });
export const compared = style({
  display: 'grid',
  gridTemplateColumns: narrow,
  gap: vars.space[3],
  paddingTop: vars.space[3],
  borderTop: `${fixed.hair} solid ${vars.border.subtle}`,
});
