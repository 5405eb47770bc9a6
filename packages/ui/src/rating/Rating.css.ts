import { style, styleVariants } from '@vanilla-extract/css';
import { fixed, hiddenRule, media, vars } from '../theme/index.ts';

const small = { fontSize: vars.size[14], lineHeight: 10 / 7 };

export const rating = style({
  ...small,
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: fixed.between[1.5],
});
/** The edge of an empty star that can be chosen lies half outside of the drawing. */
export const stars = style({ flex: 'none', width: 'auto', overflow: 'visible' });
export const sizes = styleVariants({ s: fixed.icon.s, m: fixed.icon.m, l: fixed.between[7] }, (height) => ({
  height,
}));
export const average = style({
  color: vars.text.strong,
  fontWeight: fixed.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
export const count = style({ color: vars.text.muted });

export const input = style({ display: 'grid', gap: fixed.between[1.5], justifyItems: 'start', minWidth: 0 });
export const label = style({ ...small, color: vars.text.muted });
export const hidden = style(hiddenRule);
export const error = style({ ...small, color: vars.critical.text });
export const choices = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });
/** The first star stands under the first letter of the label. */
export const row = style({ display: 'flex', flexWrap: 'wrap', marginLeft: `calc(-1 * ${vars.space[2]})` });

/** A finger wide around a star; the native radio covers it and is not seen. */
export const choice = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: vars.control.m,
  height: vars.control.m,
  borderRadius: vars.radius.m,
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': { cursor: 'default' },
    '&:has(:focus-visible)': {
      outline: `${fixed.bold} solid ${vars.border.focus}`,
      outlineOffset: `calc(-1 * ${fixed.bold})`,
    },
  },
});
export const empty = style({
  fill: vars.border.strong,
  selectors: {
    [`${choice} &`]: { fill: vars.surface.raised, stroke: vars.border.field },
    [`${choice}:has(:disabled) &`]: { fill: vars.surface.sunkenStrong, stroke: vars.border.strong },
  },
  '@media': { [media.forced]: { fill: 'GrayText' } },
});
export const full = style({
  fill: vars.caution.solid,
  selectors: {
    [`${choice} &`]: { stroke: vars.caution.solid },
    [`${choice}:has(:disabled) &`]: { fill: vars.border.field, stroke: vars.border.field },
  },
  '@media': {
    [media.forced]: { fill: 'CanvasText', selectors: { [`${choice} &`]: { stroke: 'CanvasText' } } },
  },
});
export const cover = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
export const clear = style({
  display: 'inline-flex',
  color: vars.text.muted,
  selectors: { '&[data-state=off]': { visibility: 'hidden' } },
});
export const word = style({ ...small, paddingInline: vars.space[2] });
