import { style, styleVariants } from '@vanilla-extract/css';
import { fixed, hiddenRule, media, vars } from '../theme/index.ts';

export const hiddenLabel = style(hiddenRule);

export const field = style({ display: 'grid', gap: '.375rem', minWidth: 0, alignContent: 'start' });

const small = { fontSize: vars.size[14], lineHeight: 10 / 7 };
export const label = style({ ...small, color: vars.text.muted, justifySelf: 'start' });
export const hint = style({ ...small, color: vars.text.muted });
export const error = style({ ...small, color: vars.critical.text });

export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  paddingInline: '.875rem',
  border: `${fixed.hair} solid ${vars.border.field}`,
  borderRadius: vars.radius.m,
  background: vars.surface.raised,
  color: vars.text.strong,
  transition: `border-color ${vars.motion.quick}`,
  selectors: {
    '&:hover': { borderColor: vars.text.muted },
    '&:has(:focus-visible)': {
      borderColor: 'transparent',
      outline: `${fixed.bold} solid ${vars.border.focus}`,
      outlineOffset: '-1px',
    },
    '&:has([aria-invalid=true]):not(:has(:focus-visible))': {
      borderColor: vars.critical.solid,
      boxShadow: `inset 0 0 0 1px ${vars.critical.solid}`,
    },
    '&:has(:disabled)': {
      borderColor: 'transparent',
      background: vars.surface.sunkenStrong,
      color: vars.text.muted,
    },
  },
  '@media': { [media.forced]: { selectors: { '&:has(:disabled)': { borderColor: 'GrayText' } } } },
});

export const sizes = styleVariants({
  m: { minHeight: vars.control.m },
  l: { minHeight: vars.control.l },
});

export const input = style({
  flex: 1,
  alignSelf: 'stretch',
  minWidth: 0,
  width: '100%',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  appearance: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
    /* Chromium paints what it filled in itself pale blue; the ground of the field stays ours. */
    '&:autofill': {
      WebkitTextFillColor: vars.text.strong,
      boxShadow: `inset 0 0 0 99px ${vars.surface.selected}`,
    },
  },
});

export const slot = style({ display: 'inline-flex', flex: 'none', color: vars.text.muted });
export const slotEnd = style({ display: 'inline-flex', flex: 'none', marginRight: '-.625rem' });

export const area = style({
  paddingBlock: '.625rem',
  minHeight: '6rem',
  maxHeight: '20rem',
  lineHeight: 1.5,
  resize: 'vertical',
  fieldSizing: 'content',
});
