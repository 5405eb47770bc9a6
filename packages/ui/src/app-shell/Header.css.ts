import { style } from '@vanilla-extract/css';
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
  gap: '1.75rem',
  minHeight: vars.space[10],
  whiteSpace: 'nowrap',
});

/** Seen while the page is at its top: when it leaves, the header shrinks. */
export const sentinel = style({
  position: 'absolute',
  top: 0,
  width: 1,
  height: '200px',
  pointerEvents: 'none',
});

/** Keeps the full height when the bar inside shrinks, so that nothing below moves. */
export const frame = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.header,
  pointerEvents: 'none',
  '@media': {
    [media.tablet]: {
      minHeight: '4.8125rem',
      selectors: { '&[data-nav]': { minHeight: '7.3125rem' } },
    },
  },
});

export const bar = style({
  borderBottom: `${fixed.hair} solid ${vars.border.subtle}`,
  background: vars.surface.page,
  pointerEvents: 'auto',
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  paddingBlock: '.625rem .75rem',
  '@media': {
    [media.tablet]: {
      display: 'flex',
      gap: vars.space[4],
      minHeight: '4.75rem',
      paddingBlock: 0,
      transition: `min-height ${vars.motion.normal} ${fixed.ease}`,
      selectors: { '[data-state=compact] &': { minHeight: '3.75rem' } },
    },
    [media.desk]: { gap: vars.space[5] },
  },
});

const onlyWide = { display: 'none', '@media': { [media.tablet]: { display: 'flex' } } };

export const brand = style({
  display: 'flex',
  minWidth: 0,
  '@media': { [media.tablet]: { marginRight: vars.space[3] } },
});
export const phoneAside = style({ '@media': { [media.tablet]: { display: 'none' } } });
export const catalog = style(onlyWide);
export const search = style({
  gridColumn: '1 / -1',
  flex: 1,
  minWidth: 0,
});
export const actions = style([onlyWide, { gap: vars.space[1], marginLeft: 'auto', marginRight: '-.5rem' }]);

export const nav = style({
  display: 'none',
  gap: '1.75rem',
  alignItems: 'center',
  minHeight: '2.75rem',
  marginTop: '-.25rem',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  fontSize: vars.size[14],
  whiteSpace: 'nowrap',
  '@media': {
    [media.tablet]: {
      display: 'flex',
      selectors: { '[data-state=compact] &': { display: 'none' } },
    },
  },
});

export const action = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: fixed.bold,
  minWidth: '48px',
  minHeight: vars.control.m,
  padding: `.375rem ${vars.space[1]}`,
  borderRadius: vars.radius.m,
  color: vars.text.muted,
  fontSize: vars.size[12],
  lineHeight: 4 / 3,
  whiteSpace: 'nowrap',
  transition: `background-color ${vars.motion.quick}`,
  selectors: { '&:hover': { background: vars.surface.sunkenStrong } },
  '@media': { [media.desk]: { minWidth: '72px' } },
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
            overflow: 'visible',
            clipPath: 'none',
          },
        },
      },
    },
  },
]);
export const actionCount = style({ position: 'absolute', top: '-5px', left: 'calc(50% + 7px)' });
