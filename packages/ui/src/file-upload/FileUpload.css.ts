import { globalStyle, style } from '@vanilla-extract/css';
import { fixed, media, vars } from '../theme/index.ts';

export const root = style({ display: 'grid', gap: vars.space[3], minWidth: 0 });

/** The native control covers the zone: a press anywhere opens the choice of files, and its focus is the zone's. */
export const zone = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  minHeight: vars.space[20],
  padding: `${vars.space[4]} ${fixed.between[3.5]}`,
  border: `${fixed.hair} dashed ${vars.border.field}`,
  borderRadius: vars.radius.m,
  background: vars.surface.raised,
  color: vars.text.muted,
  textAlign: 'center',
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.motion.quick,
  selectors: {
    '&:hover': { borderColor: vars.text.muted },
    '&[data-state=over]': { borderColor: vars.border.selected, background: vars.brand.soft },
    '&:has(input:focus-visible)': {
      borderColor: 'transparent',
      outline: `${fixed.bold} solid ${vars.border.focus}`,
      outlineOffset: `calc(-1 * ${fixed.hair})`,
    },
    '&:has([aria-invalid=true]):not(:has(input:focus-visible))': {
      borderStyle: 'solid',
      borderColor: vars.critical.solid,
      boxShadow: `inset 0 0 0 ${fixed.hair} ${vars.critical.solid}`,
    },
    '&:has(input:disabled)': {
      borderColor: 'transparent',
      background: vars.surface.sunkenStrong,
      color: vars.text.disabled,
    },
  },
  '@media': { [media.forced]: { selectors: { '&:has(input:disabled)': { borderColor: 'GrayText' } } } },
});
export const cover = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'default' } },
});
globalStyle(`${cover}::file-selector-button`, { cursor: 'inherit' });

export const choose = style({
  color: vars.brand.text,
  fontWeight: fixed.weight.medium,
  selectors: { [`${cover}:disabled ~ * &`]: { color: 'inherit' } },
});
export const icon = style({
  display: 'inline-flex',
  color: vars.brand.text,
  selectors: { [`${cover}:disabled ~ &`]: { color: 'inherit' } },
});
/** Nobody drags files over a phone. */
export const drag = style({ display: 'none', '@media': { [media.hover]: { display: 'inline' } } });

export const list = style({ display: 'grid', gap: vars.space[2] });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[3],
  padding: vars.space[1],
  border: `${fixed.hair} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.m,
  background: vars.surface.raised,
  selectors: {
    '&[data-state=failed], &[data-state=refused]': {
      borderColor: vars.critical.border,
      background: vars.critical.soft,
    },
  },
});

export const preview = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.control.l,
  height: vars.control.l,
  borderRadius: vars.radius.s,
  background: vars.surface.sunkenStrong,
  color: vars.text.muted,
  overflow: 'hidden',
});
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const about = style({ display: 'grid', gap: vars.space[1], minWidth: 0, paddingBlock: vars.space[1] });
/** A long name is cut in the middle: what it ends with tells files apart, and kinds of files. */
export const name = style({ display: 'flex', minWidth: 0, color: vars.text.strong, lineHeight: 1.25 });
export const stem = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'pre' });
export const ending = style({ flex: 'none', whiteSpace: 'pre' });

export const note = style({
  color: vars.text.muted,
  fontSize: vars.size[14],
  lineHeight: 10 / 7,
  fontVariantNumeric: 'tabular-nums',
});
export const reason = style({ color: vars.critical.text });
export const actions = style({ display: 'flex' });
