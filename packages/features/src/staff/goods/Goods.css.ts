import { fixed, media, vars } from '@siren/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const named = style({
  display: 'grid',
  gridTemplateColumns: `${fixed.avatar.l} minmax(0, 1fr)`,
  gap: vars.space[3],
  alignItems: 'center',
});
/** Rows without a picture keep its place. */
export const thumb = style({ inlineSize: fixed.avatar.l });

/** Prices by region: on a phone the fields stand under what they are of. */
const columns = 'minmax(0, 1.2fr) repeat(2, minmax(0, 1fr)) minmax(0, .8fr)';
export const prices = style({ marginTop: vars.space[3] });
export const heads = style({
  display: 'none',
  color: vars.text.muted,
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gap: vars.space[3],
      gridTemplateColumns: columns,
      paddingBlock: vars.space[2],
    },
  },
});
export const price = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridTemplateAreas: '"region source" "price old"',
  gap: vars.space[3],
  alignItems: 'start',
  paddingBlock: vars.space[3],
  borderTop: `${fixed.hair} solid ${vars.border.subtle}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: columns,
      gridTemplateAreas: '"region price old source"',
    },
  },
});
export const areas = styleVariants({
  region: { gridArea: 'region' },
  price: { gridArea: 'price' },
  old: { gridArea: 'old' },
  source: { gridArea: 'source', '@media': { [media.phone]: { textAlign: 'end' } } },
  note: { gridColumn: '1 / -1' },
});

export const fields = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const variants = style({ marginTop: vars.space[3] });
export const variant = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: vars.space[3],
  alignItems: 'center',
  inlineSize: '100%',
  padding: vars.space[2],
  borderInlineStart: `${fixed.hair} solid transparent`,
  borderRadius: vars.radius.s,
  textAlign: 'start',
  selectors: {
    '&[aria-current="true"]': {
      background: vars.surface.selected,
      borderInlineStartColor: vars.border.selected,
    },
    '&:hover': { background: vars.surface.sunken },
  },
});
export const end = style({ textAlign: 'end' });
export const swatch = style({
  inlineSize: fixed.mark,
  blockSize: fixed.mark,
  border: `${fixed.hair} solid ${vars.border.strong}`,
  borderRadius: vars.radius.pill,
  selectors: { '&[data-state="none"]': { visibility: 'hidden' } },
});
