import { style, styleVariants } from '@vanilla-extract/css';
import { fixed, hiddenRule, media, vars } from '../theme/index.ts';

export const hiddenLabel = style(hiddenRule);

export const field = style({ display: 'grid', minWidth: 0, alignContent: 'start' });

const small = { fontSize: vars.size[14], lineHeight: 10 / 7 };
export const label = style({
  ...small,
  justifySelf: 'start',
  marginBottom: fixed.between[1.5],
  color: vars.text.muted,
});

/** Words under the control: the note on the left, a counter or a warning at the end of its line. */
export const foot = style({ ...small, display: 'flex', flexWrap: 'wrap', columnGap: vars.space[3] });
const under = { marginTop: fixed.between[1.5] };
export const hint = style({ ...under, flex: 1, minWidth: 0, color: vars.text.muted });
export const error = style({ ...under, flex: 1, minWidth: 0, color: vars.critical.text });
/** What has nothing to say takes no room. */
export const aside = style({
  marginLeft: 'auto',
  color: vars.text.muted,
  selectors: { '&:has(:not(:empty))': under },
});

export const warning = style({ color: vars.caution.text });

export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  paddingInline: fixed.between[3.5],
  border: `${fixed.hair} solid ${vars.border.field}`,
  borderRadius: vars.radius.m,
  background: vars.surface.raised,
  color: vars.text.strong,
  transition: `border-color ${vars.motion.quick}`,
  selectors: {
    '&:hover': { borderColor: vars.text.muted },
    '&:has([readonly])': { borderColor: vars.border.strong, background: vars.surface.sunken },
    '&:has(input:focus-visible, textarea:focus-visible)': {
      borderColor: 'transparent',
      outline: `${fixed.bold} solid ${vars.border.focus}`,
      outlineOffset: `calc(-1 * ${fixed.hair})`,
    },
    '&:has([aria-invalid=true]):not(:has(input:focus-visible, textarea:focus-visible))': {
      borderColor: vars.critical.solid,
      boxShadow: `inset 0 0 0 ${fixed.hair} ${vars.critical.solid}`,
    },
    '&:has(input:disabled, textarea:disabled)': {
      borderColor: 'transparent',
      background: vars.surface.sunkenStrong,
      color: vars.text.muted,
    },
  },
  '@media': {
    [media.forced]: {
      selectors: { '&:has(input:disabled, textarea:disabled)': { borderColor: 'GrayText' } },
    },
  },
});

export const sizes = styleVariants({
  m: { minHeight: vars.control.m },
  l: { minHeight: vars.control.l },
});

/** Lies over the lines of its box, so that all of the box is pressed; what the browser fills in leaves them seen. */
const overBorder = {
  border: `${fixed.hair} solid transparent`,
  borderInline: 0,
  marginBlock: `-${fixed.hair}`,
  backgroundClip: 'padding-box',
};

export const input = style({
  flex: 1,
  alignSelf: 'stretch',
  minWidth: 0,
  width: '100%',
  padding: 0,
  ...overBorder,
  outline: 'none',
  background: 'none',
  appearance: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
    /* Edge draws an eye and a cross of its own. */
    '&::-ms-reveal, &::-ms-clear': { display: 'none' },
    /* Chromium paints what it filled in itself pale blue; the ground of the field stays ours. */
    '&:autofill': {
      WebkitTextFillColor: vars.text.strong,
      boxShadow: `inset 0 0 0 ${vars.space[20]} ${vars.surface.selected}`,
    },
  },
});

export const slot = style({ display: 'inline-flex', flex: 'none', color: vars.text.muted });
export const slotEnd = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  color: vars.text.muted,
  '@media': { [media.touch]: { gap: vars.space[2] } },
  /* A button has air of its own. */
  selectors: { '&:has(> button)': { marginRight: `calc(-1 * ${fixed.between[2.5]})` } },
});

/** The height is set in lines; what is above and below them is no part of it. */
export const area = style({
  boxSizing: 'content-box',
  marginRight: `calc(-1 * ${fixed.between[2.5]})`,
  padding: `${fixed.between[2.5]} ${fixed.between[2.5]} ${fixed.between[2.5]} 0`,
  lineHeight: 1.5,
  resize: 'vertical',
  fieldSizing: 'content',
});
