import { style, styleVariants } from '@vanilla-extract/css';
import { fixed, media, vars } from '../theme/index.ts';

const vertical = '[data-orientation=vertical] >';

export const orientations = styleVariants({
  horizontal: { minWidth: 0 },
  /** The panel goes under the tabs where there is no room beside them. */
  vertical: { display: 'flex', flexWrap: 'wrap', alignItems: 'start', columnGap: vars.space[6] },
});

export const list = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space[3],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollBehavior: 'smooth',
  boxShadow: `inset 0 calc(-1 * ${fixed.hair}) ${vars.border.subtle}`,
  selectors: {
    [`${vertical} &`]: {
      flex: `1 1 ${fixed.menu}`,
      flexDirection: 'column',
      gap: 0,
      minWidth: 0,
      overflowX: 'visible',
      boxShadow: `inset calc(-1 * ${fixed.hair}) 0 ${vars.border.subtle}`,
    },
  },
  '@media': { [media.still]: { scrollBehavior: 'auto' } },
});

export const tab = style({
  position: 'relative',
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: fixed.between[1.5],
  minHeight: vars.control.m,
  paddingInline: vars.space[1],
  color: vars.text.muted,
  fontSize: vars.size[14],
  lineHeight: 10 / 7,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `color ${vars.motion.quick}`,
  selectors: {
    '&:hover:not(:disabled)': { color: vars.text.strong },
    '&[data-state=active]': { color: vars.text.strong },
    '&:disabled': { color: vars.text.disabled, cursor: 'default' },
    '&:focus-visible': {
      borderRadius: vars.radius.s,
      outline: `${fixed.bold} solid ${vars.border.focus}`,
      outlineOffset: `calc(-1 * ${fixed.bold})`,
    },
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 'auto 0 0',
      height: fixed.bold,
      background: 'transparent',
    },
    '&[data-state=inactive]:hover:not(:disabled)::after': { background: vars.border.strong },
    '&[data-state=active]::after': { background: vars.border.selected },
    [`[data-orientation=vertical] > &`]: {
      paddingInline: vars.space[3],
      paddingBlock: vars.space[2],
      whiteSpace: 'normal',
    },
    [`[data-orientation=vertical] > &::after`]: { inset: '0 0 0 auto', width: fixed.bold, height: 'auto' },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&[data-state=active]::after': { background: 'Highlight' },
        '&:disabled': { color: 'GrayText' },
      },
    },
  },
});

/** As wide as in medium weight from the start, so that choosing moves nothing. */
export const words = style({
  display: 'grid',
  minWidth: 0,
  '::after': {
    content: 'attr(data-words)',
    height: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    fontWeight: fixed.weight.medium,
  },
  selectors: {
    [`${tab}[data-state=active] > &`]: { fontWeight: fixed.weight.medium },
  },
});
export const count = style({ color: vars.text.muted, fontVariantNumeric: 'tabular-nums' });

export const panel = style({
  minWidth: 0,
  paddingTop: vars.space[5],
  outlineOffset: vars.space[1],
  selectors: {
    '&[data-state=inactive]': { display: 'none' },
    '&[data-orientation=vertical]': { flex: `999 1 ${fixed.measure.xs}`, paddingTop: vars.space[2] },
  },
});
