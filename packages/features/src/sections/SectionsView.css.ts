import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  marginTop: vars.space[4],
  '@media': { [media.tablet]: { marginTop: vars.space[6] } },
});

/** A tile that is on its way, as high as the one that comes. */
export const tile = style({
  height: fixed.tile.phone,
  '@media': { [media.tablet]: { height: fixed.tile.wide } },
});

/** Below a tile that is twice as wide they stand beside one another. */
export const children = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11em), 1fr))',
  columnGap: vars.space[5],
  marginTop: vars.space[2],
  paddingInline: fixed.between[0.5],
  fontSize: vars.size[14],
  lineHeight: 10 / 7,
  hyphens: 'auto',
});

export const child = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: fixed.between[1.5],
  '@media': { [media.phone]: { paddingBlock: vars.space[3] } },
});

export const total = style({ color: vars.text.muted, fontVariantNumeric: 'tabular-nums' });
