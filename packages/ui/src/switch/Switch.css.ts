import { style } from '@vanilla-extract/css';
import { fixed, media, vars } from '../theme/index.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.control.m,
  lineHeight: 1.25,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.text.disabled, cursor: 'default' } },
});

export const words = style({ flex: 1, minWidth: 0 });
export const description = style({
  display: 'block',
  color: vars.text.muted,
  fontSize: vars.size[14],
  lineHeight: 10 / 7,
});

export const track = style({
  position: 'relative',
  flex: 'none',
  width: '44px',
  height: '26px',
  margin: 0,
  appearance: 'none',
  borderRadius: vars.radius.pill,
  background: vars.border.field,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.normal}`,
  '::after': {
    content: '',
    position: 'absolute',
    inset: '3px auto 3px 3px',
    width: fixed.mark,
    borderRadius: '50%',
    background: vars.text.onBrand,
    transition: `translate ${vars.motion.normal} ${fixed.ease}`,
  },
  selectors: {
    '&:hover:not(:disabled, :checked)': { background: vars.text.muted },
    '&:checked': { background: vars.brand.solid },
    '&:hover:checked:not(:disabled)': { background: vars.brand.solidHover },
    '&:checked::after': { translate: '18px 0' },
    '&:disabled': { background: vars.border.strong },
  },
  '@media': { [media.forced]: { appearance: 'auto' } },
});
