import { fixed, media, target, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

const sides = {
  paddingInline: vars.space[4],
  '@media': { [media.tablet]: { paddingInline: vars.space[6] } },
};
const line = `${fixed.hair} solid ${vars.border.subtle}`;

export const head = style({
  ...sides,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[3],
  paddingTop: vars.space[4],
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginLeft: 'auto' });
export const tabs = style({ ...sides, marginTop: vars.space[2] });
export const filters = style({
  ...sides,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  '@media': {
    [media.tablet]: {
      ...sides['@media'][media.tablet],
      gridTemplateColumns: `repeat(auto-fit, minmax(${fixed.cell.choice}, ${fixed.measure.xs}))`,
    },
  },
});
/** The report that is open stands beside the board where there is room. */
export const screen = style({
  '@media': {
    [media.desk]: {
      selectors: {
        '&[data-state=open]': {
          display: 'grid',
          gridTemplateColumns: `minmax(0, 3fr) minmax(${fixed.measure.m}, 2fr)`,
        },
      },
    },
  },
});
export const board = style({ minWidth: 0 });
export const body = style({ ...sides, paddingBlock: vars.space[3], minWidth: 0 });

/** Plans that do not fit scroll sideways; the store stays in sight. */
export const scroll = style({ overflowX: 'auto', borderBottom: line });
export const grid = style({ borderCollapse: 'collapse', minWidth: '100%', fontSize: vars.size[14] });
const heading = {
  padding: vars.space[2],
  textAlign: 'start',
  verticalAlign: 'bottom',
  fontWeight: fixed.weight.medium,
} as const;
const sticky = { position: 'sticky', left: 0, zIndex: 1, background: vars.surface.page } as const;
export const corner = style({
  ...heading,
  ...sticky,
  paddingLeft: 0,
  color: vars.text.muted,
  fontSize: vars.size[12],
});
export const planHead = style({ ...heading, minWidth: fixed.cell.state, maxWidth: fixed.measure.xs });
export const planLink = style([
  target,
  {
    display: 'block',
    color: vars.text.strong,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    ':hover': { color: vars.text.link },
  },
]);
export const storeHead = style({
  ...heading,
  ...sticky,
  paddingLeft: 0,
  borderTop: line,
  minWidth: fixed.cell.choice,
  overflowWrap: 'anywhere',
});
/** A name above what says more of it. */
export const stacked = style({ display: 'grid' });
export const place = style({ borderTop: line });

const tones = {
  '&[data-state=accepted]': {
    background: vars.accent.soft,
    borderColor: vars.accent.soft,
    color: vars.accent.text,
  },
  '&[data-state=sent]': {
    background: vars.brand.soft,
    borderColor: vars.brand.soft,
    color: vars.brand.text,
  },
  '&[data-state=rejected]': {
    background: vars.caution.soft,
    borderColor: vars.caution.border,
    color: vars.caution.text,
  },
  '&[data-state=overdue]': {
    background: vars.critical.soft,
    borderColor: vars.critical.border,
    color: vars.critical.text,
    fontWeight: fixed.weight.strong,
  },
} as const;
const toned = {
  display: 'flex',
  alignItems: 'center',
  border: `${fixed.hair} solid ${vars.border.strong}`,
  borderRadius: vars.radius.s,
  background: vars.surface.raised,
  color: vars.text.muted,
  selectors: tones,
} as const;
export const cell = style({
  ...toned,
  gap: vars.space[2],
  minHeight: fixed.between[11],
  margin: fixed.between[0.5],
  paddingInline: vars.space[3],
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    ...tones,
    '&[aria-current]': { outline: `${fixed.bold} solid ${vars.border.focus}` },
  },
});
/** The way from one report to the next. */
export const turns = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
export const turn = style({ flex: 1 });
export const wholeHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginBottom: vars.space[4],
});
export const apart = style({ display: 'flex', paddingInline: vars.space[4], color: vars.text.muted });
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  margin: 0,
  padding: `${vars.space[3]} 0`,
  listStyle: '""',
  color: vars.text.muted,
  fontSize: vars.size[12],
});
export const legendRow = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
export const mark = style({ ...toned, padding: fixed.between[0.75] });

export const tasks = style({ margin: 0, padding: 0, listStyle: '""' });
export const task = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[4],
  color: vars.text.normal,
  textDecoration: 'none',
  ':hover': { background: vars.surface.sunken },
  selectors: { 'li + li > &': { borderTop: line } },
});
export const taskWords = style({ display: 'grid', gap: vars.space[1], overflowWrap: 'anywhere' });
export const taskName = style({ fontWeight: fixed.weight.medium, color: vars.text.strong });
