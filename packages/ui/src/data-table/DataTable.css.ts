import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { fixed, media, vars } from '../theme/index.ts';

/** Set by the table: the tracks of its columns and the least width of them all. */
export const TRACKS = '--table-tracks';
export const LEAST_WIDTH = '--table-width';

const edge = `${fixed.hair} solid ${vars.border.subtle}`;

export const frame = style({ position: 'relative', minWidth: 0 });

/** The first column reckons with this width. */
export const box = style({ position: 'relative', width: '100%', containerType: 'inline-size' });

export const scroller = style({
  position: 'relative',
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  borderTop: edge,
  background: vars.surface.raised,
  outline: 'none',
});

export const table = style({
  display: 'grid',
  minWidth: `var(${LEAST_WIDTH})`,
  fontSize: vars.size[14],
  lineHeight: 10 / 7,
});

/** Everything in it is out of the order of Tab but one: what has the focus by the table's own keys shows it all the same. */
globalStyle(`${table}[role] :focus-visible`, { outline: `${fixed.bold} solid ${vars.border.focus}` });

export const head = style({ position: 'sticky', top: 0, zIndex: 3, display: 'grid' });
export const body = style({ position: 'relative', display: 'grid', alignContent: 'start' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: `var(${TRACKS})`,
  minWidth: '100%',
  background: vars.surface.raised,
  // What is drawn of a row is kept while others change.
  isolation: 'isolate',
});

export const line = style({
  borderBottom: edge,
  // At once: the ground of a row is that of all its cells, and each step of a transition would reckon all of them anew.
  selectors: {
    '&:hover': { background: vars.surface.sunkenStrong },
    '&[data-link]': { cursor: 'pointer' },
    '&[aria-selected=true]': { background: vars.surface.selected },
  },
});

/** Of a window of rows each stands by itself: they are not one under another in the page. */
export const placed = style({ position: 'absolute', insetInline: 0, top: 0 });

export const densities = styleVariants({
  compact: { minHeight: vars.control.s, '@media': { [media.touch]: { minHeight: vars.control.m } } },
  comfortable: { minHeight: vars.control.l },
});

export const cell = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  padding: `${vars.space[1]} ${vars.space[3]}`,
  background: 'inherit',
  color: vars.text.strong,
  fontWeight: 'inherit',
  textAlign: 'start',
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${fixed.bold})` } },
});

export const kinds = styleVariants({
  text: {},
  number: { justifyContent: 'flex-end', fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
});

/** Words are cut where the column ends. */
export const cut = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  /** Room for the focus ring of a link, which a cut box would cut too. */
  padding: fixed.bold,
  margin: `calc(-1 * ${fixed.bold})`,
});
export const wrapped = style({ minWidth: 0 });

/** The marks and the first column stay when one scrolls sideways. */
export const mark = style({
  position: 'sticky',
  left: 0,
  zIndex: 1,
  justifyContent: 'center',
  padding: 0,
  userSelect: 'none',
});
/**
 * At once: all of them may change together, and each step of a transition would reckon all of them anew. What is in a mark moves
 * nothing around it.
 */
globalStyle(`${mark} input`, { transition: 'none', contain: 'strict' });
const held = { position: 'sticky', zIndex: 1 } as const;
export const holds = styleVariants({
  first: { ...held, left: 0 },
  afterMarks: { ...held, left: vars.control.m },
});
export const holdEdge = style({
  borderInlineEnd: `${fixed.hair} solid transparent`,
  selectors: { '[data-more~=start] &': { borderInlineEndColor: vars.border.strong } },
});

export const actions = style({ justifyContent: 'flex-end', gap: vars.space[1], paddingBlock: 0 });

export const headCell = style({
  paddingBlock: 0,
  color: vars.text.muted,
  fontSize: vars.size[12],
  fontWeight: fixed.weight.medium,
  selectors: { '&[aria-sort=ascending], &[aria-sort=descending]': { color: vars.text.strong } },
});

export const headRow = style({ minHeight: vars.control.s, borderBottom: edge });

export const sorter = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minWidth: 0,
  minHeight: vars.control.s,
  marginInline: `calc(-1 * ${vars.space[1]})`,
  paddingInline: vars.space[1],
  borderRadius: vars.radius.s,
  fontWeight: 'inherit',
  transition: `color ${vars.motion.quick}`,
  selectors: {
    '&:hover': { color: vars.text.strong },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${fixed.bold})` },
  },
  '@media': { [media.touch]: { minHeight: vars.control.m } },
});
/** Before the words of a column of numbers, so that the words end where the numbers end. */
export const sorterKinds = styleVariants({ text: {}, number: { flexDirection: 'row-reverse' } });
export const arrow = style({ display: 'inline-flex', alignItems: 'center', color: vars.brand.text });
export const rank = style({ fontVariantNumeric: 'tabular-nums' });

export const separator = style({
  position: 'absolute',
  insetBlock: 0,
  right: 0,
  zIndex: 1,
  width: vars.space[3],
  cursor: 'col-resize',
  touchAction: 'none',
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: vars.space[2],
    right: 0,
    width: fixed.hair,
    background: vars.border.strong,
    opacity: 0,
  },
  selectors: {
    '[role=columnheader]:hover > &::after, &:focus-visible::after': { opacity: 1 },
    '&:hover::after, &[data-state=dragging]::after': {
      opacity: 1,
      insetBlock: 0,
      width: fixed.bold,
      background: vars.brand.solid,
    },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${fixed.bold})` },
  },
  '@media': {
    [media.touch]: { width: vars.space[6], '::after': { opacity: 1 } },
    [media.forced]: { '::after': { background: 'CanvasText', forcedColorAdjust: 'none' } },
  },
});
/** The separator needs something to stand in; a held cell is that by itself. */
export const anchor = style({ position: 'relative' });

export const rowLink = style({
  color: vars.text.link,
  fontWeight: fixed.weight.strong,
  borderRadius: fixed.bold,
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outlineOffset: 0 },
  },
});

export const busy = style({ position: 'absolute', insetInline: 0, top: 0, zIndex: 4 });
/** Stays in sight however far the head is scrolled sideways. */
export const message = style({ position: 'sticky', left: 0, padding: vars.space[4], borderBottom: edge });
export const notice = style({ marginBottom: vars.space[3] });

/** A shade tells that there is more, and words how to come to it. */
export const shade = style({
  position: 'absolute',
  insetBlock: 0,
  right: 0,
  zIndex: 3,
  width: vars.space[6],
  background: `linear-gradient(to left, color-mix(in srgb, ${vars.text.strong} 7%, transparent), transparent)`,
  opacity: 0,
  pointerEvents: 'none',
  transition: `opacity ${vars.motion.normal}`,
  selectors: { '[data-more~=end] &': { opacity: 1 } },
});
export const hint = style({
  display: 'none',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[1],
  paddingBlock: vars.space[2],
  color: vars.text.muted,
  fontSize: vars.size[12],
  lineHeight: 4 / 3,
  selectors: { '[data-more]:not([data-more=""]) > &': { display: 'flex' } },
});

export const bulk = style({
  position: 'sticky',
  bottom: vars.inset.bottom,
  zIndex: 4,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  marginTop: `calc(-1 * ${fixed.hair})`,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBlock: edge,
  background: vars.surface.raised,
  fontSize: vars.size[14],
  // Beside buttons of 36 px words stand on whole pixels.
  lineHeight: 10 / 7,
});
export const bulkCount = style({
  marginInlineEnd: vars.space[2],
  color: vars.text.strong,
  fontWeight: fixed.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const bulkEnd = style({ marginInlineStart: 'auto' });
