import { globalStyle, style } from '@vanilla-extract/css';
import { fixed, media, vars } from '../theme/index.ts';

/** Seven fingers wide; on a phone as wide as its place. */
export const calendar = style({
  display: 'grid',
  gap: vars.space[2],
  width: '100%',
  '@media': { [media.tablet]: { maxWidth: `calc(7 * ${vars.control.m})` } },
});

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const selects = style({ display: 'flex', gap: vars.space[3], minWidth: 0 });
/* As wide as the month that is shown, where the browser can. */
globalStyle(`${selects} select`, { fieldSizing: 'content' });
/* At the first and the last month the button stays, so that the focus does. */
globalStyle(`${head} > [aria-disabled=true], ${head} > [aria-disabled=true]:hover`, {
  background: 'none',
  color: vars.text.disabled,
  cursor: 'default',
});

export const grid = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });
export const weekday = style({
  padding: `${vars.space[1]} 0`,
  color: vars.text.muted,
  fontSize: vars.size[12],
  fontWeight: fixed.weight.normal,
  lineHeight: 4 / 3,
});

/** The band of a range runs behind the days from the middle of its first to the middle of its last. */
export const cell = style({
  position: 'relative',
  height: vars.control.m,
  padding: `${fixed.bold} 0`,
  textAlign: 'center',
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&[aria-disabled=true]': { cursor: 'default' },
    '&[data-band]::before': {
      content: '',
      position: 'absolute',
      inset: `${fixed.bold} 0`,
      background: vars.brand.soft,
    },
    '&[data-band=start]::before': { left: '50%' },
    '&[data-band=end]::before': { right: '50%' },
    '&[data-band=both]::before': { display: 'none' },
    '&:first-child::before': { borderRadius: `${vars.radius.m} 0 0 ${vars.radius.m}` },
    '&:last-child::before': { borderRadius: `0 ${vars.radius.m} ${vars.radius.m} 0` },
  },
  '@media': {
    [media.forced]: {
      selectors: { '&[data-band]::before': { borderBlock: `${fixed.bold} solid Highlight` } },
    },
  },
});

const chosen = `${cell}:is([data-state=on], [data-band=start], [data-band=end], [data-band=both])`;
export const day = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  borderRadius: vars.radius.m,
  fontVariantNumeric: 'tabular-nums',
  transition: `background-color ${vars.motion.quick}`,
  selectors: {
    [`${cell}:is(:hover, :active):not([aria-disabled=true]) > &`]: { background: vars.brand.softHover },
    [`${cell}[data-outside] > &`]: { color: vars.text.muted },
    [`${cell}[aria-disabled=true] > &`]: { color: vars.text.disabled },
    /* Beyond the limits a whole stretch is grey; a single day among others is struck. */
    [`${cell}[aria-disabled=true]:not([data-beyond]) > &`]: { textDecoration: 'line-through' },
    [`${cell}[aria-current] > &`]: { fontWeight: fixed.weight.strong },
    [`${cell}[aria-current] > &::after`]: {
      content: '',
      position: 'absolute',
      bottom: fixed.between[1.25],
      width: vars.space[1],
      height: vars.space[1],
      borderRadius: '50%',
      background: 'currentColor',
    },
    [`${chosen}${chosen} > &`]: {
      background: vars.brand.solid,
      color: vars.text.onBrand,
    },
    [`${cell}:focus-visible > &`]: {
      outline: `${fixed.bold} solid ${vars.border.focus}`,
      outlineOffset: fixed.bold,
      zIndex: 1,
    },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        [`${cell}[aria-current] > &::after`]: { background: 'CanvasText' },
        [`${chosen} > &`]: {
          outline: `${fixed.bold} solid Highlight`,
          outlineOffset: `calc(-1 * ${fixed.bold})`,
        },
      },
    },
  },
});

/** One line is kept for the words about a day, so that nothing moves when they come. */
export const reason = style({
  minHeight: vars.space[5],
  color: vars.text.muted,
  fontSize: vars.size[12],
  lineHeight: 5 / 3,
  textAlign: 'center',
});
