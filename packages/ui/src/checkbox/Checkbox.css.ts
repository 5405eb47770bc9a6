import { style } from '@vanilla-extract/css';
import { fixed, media, vars } from '../theme/index.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space[3],
  alignItems: 'start',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.text.disabled, cursor: 'default' } },
});

/** Alone in a row of a table or a cart: 44 px to press around a mark of 20. */
export const alone = style({
  position: 'relative',
  display: 'inline-grid',
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', inset: '-10px -12px' },
});

export const mark = style({
  position: 'relative',
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: fixed.mark,
  height: fixed.mark,
  margin: `${fixed.bold} 0`,
  appearance: 'none',
  border: `1.5px solid ${vars.border.field}`,
  borderRadius: '6px',
  background: vars.surface.raised,
  cursor: 'inherit',
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.motion.quick,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.brand.solid },
    '&:checked, &:indeterminate': { background: vars.brand.solid, borderColor: vars.brand.solid },
    '&:checked::after': {
      content: '',
      width: '10px',
      height: '5px',
      border: `solid ${vars.text.onBrand}`,
      borderWidth: '0 0 2px 2px',
      transform: 'translateY(-1.5px) rotate(-45deg)',
    },
    '&:indeterminate::after': {
      content: '',
      width: '10px',
      height: fixed.bold,
      border: 0,
      borderRadius: '1px',
      background: vars.text.onBrand,
      transform: 'none',
    },
    '&:disabled': { background: vars.surface.sunkenStrong, borderColor: vars.border.strong },
    '&:disabled:checked::after': { borderColor: vars.text.disabled },
    '&:disabled:indeterminate::after': { background: vars.text.disabled },
    '&[aria-invalid=true]': { borderColor: vars.critical.solid },
  },
  '@media': { [media.forced]: { appearance: 'auto' } },
});

export const description = style({
  display: 'block',
  color: vars.text.muted,
  fontSize: vars.size[14],
  lineHeight: 10 / 7,
});
export const end = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
