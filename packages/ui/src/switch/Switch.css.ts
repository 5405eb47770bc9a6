import { style } from '@vanilla-extract/css';
import { fixed, media, vars } from '../theme/index.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.control.m,
  lineHeight: 1.25,
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': { color: vars.text.disabled, cursor: 'default' },
    '&[data-state=pending]': { cursor: 'default' },
  },
});

export const words = style({ flex: 1, minWidth: 0 });
export const description = style({
  display: 'block',
  color: vars.text.muted,
  fontSize: vars.size[14],
  lineHeight: 10 / 7,
});

const travel = `calc(${vars.control.m} - ${fixed.mark} - 2 * ${fixed.thick})`;

export const place = style({ position: 'relative', display: 'grid', flex: 'none' });
export const track = style({
  position: 'relative',
  width: vars.control.m,
  height: `calc(${fixed.mark} + 2 * ${fixed.thick})`,
  margin: 0,
  appearance: 'none',
  borderRadius: vars.radius.pill,
  background: vars.border.field,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.normal}`,
  '::after': {
    content: '',
    position: 'absolute',
    inset: `${fixed.thick} auto ${fixed.thick} ${fixed.thick}`,
    width: fixed.mark,
    borderRadius: '50%',
    background: vars.text.onBrand,
    transition: `translate ${vars.motion.normal} ${fixed.ease}`,
  },
  selectors: {
    '&:hover:not(:disabled, :checked)': { background: vars.text.disabled },
    '&:checked': { background: vars.brand.solid },
    '&:hover:checked:not(:disabled)': { background: vars.brand.solidHover },
    '&:checked::after': { translate: `${travel} 0` },
    '&:disabled': { background: vars.border.strong },
  },
  '@media': {
    [media.forced]: {
      outline: `${fixed.hair} solid ButtonText`,
      '::after': { background: 'ButtonText' },
      selectors: {
        '&:hover:not(:disabled, :checked)': { background: 'ButtonFace' },
        '&:checked, &:hover:checked:not(:disabled)': { background: 'Highlight' },
        '&:checked::after': { background: 'HighlightText' },
        '&:disabled': { outlineColor: 'GrayText' },
        '&:disabled:checked': { background: 'GrayText' },
        '&:disabled:not(:checked)::after': { background: 'GrayText' },
        '&:focus-visible': { outline: `${fixed.bold} solid Highlight` },
      },
    },
  },
});

/** The spinner lies on the knob and goes where the knob goes. */
export const wait = style({
  position: 'absolute',
  inset: `${fixed.thick} auto ${fixed.thick} ${fixed.thick}`,
  display: 'grid',
  placeItems: 'center',
  width: fixed.mark,
  color: vars.brand.solid,
  pointerEvents: 'none',
  transition: `translate ${vars.motion.normal} ${fixed.ease}`,
  selectors: { ':checked + &': { translate: `${travel} 0` } },
});
