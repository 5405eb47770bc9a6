import { style } from '@vanilla-extract/css';
import { fixed, media, vars } from '../theme/index.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space[3],
  alignItems: 'start',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.text.disabled, cursor: 'default' } },
  '@media': { [media.touch]: { alignContent: 'center', minHeight: vars.control.m } },
});

/** Alone in a row of a table or a cart: 44 px to press around a mark of 20. */
export const alone = style({
  position: 'relative',
  display: 'inline-grid',
  cursor: 'pointer',
  '::after': {
    content: '',
    position: 'absolute',
    inset: `calc((${fixed.icon.l} - ${vars.control.m}) / 2) calc((${fixed.mark} - ${vars.control.m}) / 2)`,
  },
});

const tick = `calc(${fixed.mark} / 2)`;

export const mark = style({
  position: 'relative',
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: fixed.mark,
  height: fixed.mark,
  margin: `${fixed.bold} 0`,
  appearance: 'none',
  border: `${fixed.line} solid ${vars.border.field}`,
  borderRadius: fixed.corner,
  background: vars.surface.raised,
  cursor: 'inherit',
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.motion.quick,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.brand.solid },
    '&:checked, &:indeterminate': { background: vars.brand.solid, borderColor: vars.brand.solid },
    '&:checked::after': {
      content: '',
      width: tick,
      height: `calc(${tick} / 2)`,
      border: `solid ${vars.text.onBrand}`,
      borderWidth: `0 0 ${fixed.bold} ${fixed.bold}`,
      transform: 'translateY(-30%) rotate(-45deg)',
    },
    '&:indeterminate::after': {
      content: '',
      width: tick,
      height: fixed.bold,
      border: 0,
      borderRadius: fixed.hair,
      background: vars.text.onBrand,
      transform: 'none',
    },
    '&:disabled': { background: vars.surface.sunkenStrong, borderColor: vars.border.strong },
    '&:disabled:checked::after': { borderColor: vars.text.disabled },
    '&:disabled:indeterminate::after': { background: vars.text.disabled },
    '&[aria-invalid=true]:not(:checked, :indeterminate)': { borderColor: vars.critical.solid },
  },
  '@media': {
    [media.forced]: { appearance: 'auto', selectors: { '&::after': { display: 'none' } } },
  },
});

export const description = style({
  display: 'block',
  color: vars.text.muted,
  fontSize: vars.size[14],
  lineHeight: 10 / 7,
});
export const end = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
