import { globalStyle, style } from '@vanilla-extract/css';
import { fixed, hiddenRule, layer, media, vars } from '../theme/index.ts';

/** The landmark has no box of its own, so that the bar may stick to the whole page and not to the header alone. */
export const landmark = style({ display: 'contents' });

export const top = style({
  display: 'none',
  borderBottom: `${fixed.hair} solid ${vars.border.subtle}`,
  color: vars.text.muted,
  fontSize: vars.size[14],
  '@media': { [media.tablet]: { display: 'block' } },
});
export const topRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: fixed.between[7],
  minHeight: vars.space[10],
  whiteSpace: 'nowrap',
});

/** Seen while the page is at its top: when it leaves, the header shrinks. */
export const sentinel = style({
  position: 'absolute',
  top: 0,
  width: fixed.hair,
  height: fixed.shrink,
  pointerEvents: 'none',
});

export const brand = style({
  display: 'flex',
  minWidth: 0,
  '@media': { [media.tablet]: { marginRight: vars.space[3] } },
});
/** Beside the logo, which a long name never covers. */
export const phoneAside = style({
  minWidth: 0,
  justifySelf: 'end',
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { display: 'none' } },
});

/** Of the row with the logo on a phone, with the air above it: so much of the header scrolls away there. */
const away = { above: fixed.between[2.5], row: vars.control.s };

/** Keeps the full height when the bar inside shrinks, so that nothing below moves. */
export const frame = style({
  position: 'sticky',
  top: `calc(-1 * (${away.above} + ${away.row}))`,
  zIndex: layer.header,
  pointerEvents: 'none',
  /* Whoever comes to what has scrolled away with the keyboard sees it. */
  selectors: { [`&:has(${brand} :focus-visible, ${phoneAside} :focus-visible)`]: { top: 0 } },
  '@media': {
    [media.tablet]: {
      top: 0,
      minHeight: `calc(${fixed.header} + ${fixed.hair})`,
      selectors: {
        '&[data-nav]': { minHeight: `calc(${fixed.header} + ${vars.space[10]} + ${fixed.hair})` },
      },
    },
  },
});

/** What is moved to, or has the focus, stands below what of the header stays in sight, with air between. */
const stays = (state: string, height: string) => ({
  selector: `:root:has(${frame}${state})`,
  room: { scrollPaddingTop: `calc(${height} + ${fixed.hair} + ${vars.space[4]})` },
});
const onPhone = stays('', `${vars.space[2]} + ${vars.control.m} + ${vars.space[3]}`);
globalStyle(onPhone.selector, onPhone.room);
for (const { selector, room } of [
  stays('', fixed.headerCompact),
  stays('[data-state=full]', fixed.header),
  stays('[data-state=full][data-nav]', `${fixed.header} + ${vars.space[10]}`),
])
  globalStyle(selector, { '@media': { [media.tablet]: room } });

/** What opens below it, as wide as it is, hangs on it. */
export const bar = style({
  position: 'relative',
  borderBottom: `${fixed.hair} solid ${vars.border.subtle}`,
  background: vars.surface.page,
  pointerEvents: 'auto',
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: `minmax(${away.row}, auto)`,
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  paddingBlock: `${away.above} ${vars.space[3]}`,
  '@media': {
    [media.tablet]: {
      display: 'flex',
      gap: vars.space[4],
      minHeight: fixed.header,
      paddingBlock: 0,
      transition: `min-height ${vars.motion.normal} ${fixed.ease}`,
      selectors: { '[data-state=compact] &': { minHeight: fixed.headerCompact } },
    },
    [media.desk]: { gap: vars.space[5] },
  },
});

const onlyWide = { display: 'none', '@media': { [media.tablet]: { display: 'flex' } } };

export const catalog = style(onlyWide);
export const search = style({
  gridColumn: '1 / -1',
  flex: 1,
  minWidth: 0,
});
export const actions = style([
  onlyWide,
  { gap: vars.space[1], marginLeft: 'auto', marginRight: `calc(-1 * ${vars.space[2]})` },
]);

export const nav = style({
  display: 'none',
  gap: fixed.between[7],
  alignItems: 'center',
  minHeight: fixed.between[11],
  marginTop: `calc(-1 * ${vars.space[1]})`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  fontSize: vars.size[14],
  whiteSpace: 'nowrap',
  '@media': {
    [media.tablet]: {
      display: 'flex',
      /* Whoever is in it with the keyboard stays in it. */
      selectors: { '[data-state=compact] &:not(:focus-within)': { display: 'none' } },
    },
  },
});

export const action = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: fixed.bold,
  minWidth: vars.space[12],
  minHeight: vars.control.m,
  padding: `${fixed.between[1.5]} ${vars.space[1]}`,
  borderRadius: vars.radius.m,
  color: vars.text.muted,
  fontSize: vars.size[12],
  lineHeight: 4 / 3,
  whiteSpace: 'nowrap',
  transition: `background-color ${vars.motion.quick}`,
  selectors: { '&:hover': { background: vars.surface.sunkenStrong } },
  '@media': { [media.desk]: { minWidth: fixed.between[18] } },
});
export const actionIcon = style({ position: 'relative', color: vars.text.strong });
/** Where there is no room for it the label is still heard: it names the link. */
export const actionLabel = style([
  hiddenRule,
  {
    fontVariantNumeric: 'tabular-nums',
    selectors: { '[data-loud] > &': { color: vars.text.strong, fontWeight: fixed.weight.medium } },
    '@media': {
      [media.desk]: {
        selectors: {
          '[data-state=full] &': {
            position: 'static',
            width: 'auto',
            height: 'auto',
            margin: 0,
            overflow: 'visible',
            clipPath: 'none',
          },
        },
      },
    },
  },
]);
export const actionCount = style({
  position: 'absolute',
  top: `-${fixed.between[1.25]}`,
  left: `calc(50% + ${fixed.between[1.75]})`,
});
