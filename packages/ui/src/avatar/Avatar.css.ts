import { style, styleVariants } from '@vanilla-extract/css';
import { fixed, media, vars } from '../theme/index.ts';

export const avatar = style({
  position: 'relative',
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  borderRadius: '50%',
  color: vars.text.strong,
  fontWeight: fixed.weight.medium,
  lineHeight: 1,
  userSelect: 'none',
  '@media': { [media.forced]: { outline: `${fixed.hair} solid CanvasText` } },
});

const square = (side: string) => ({ width: side, height: side });
export const sizes = styleVariants({
  s: { ...square(fixed.avatar.s), fontSize: fixed.between[2.5] },
  m: { ...square(fixed.avatar.m), fontSize: vars.size[12] },
  l: { ...square(fixed.avatar.l), fontSize: vars.size[14] },
  xl: { ...square(fixed.avatar.xl), fontSize: vars.size[20] },
});

export const tones = styleVariants(vars.tile, (background) => ({ background }));
export const counted = style({ background: vars.surface.sunkenStrong, color: vars.text.muted });

/** Lies over the initials: until it has come, and when it never comes, they are seen. */
export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  borderRadius: 'inherit',
  objectFit: 'cover',
});

export const presence = style({
  position: 'absolute',
  right: `calc(-1 * ${fixed.hair})`,
  bottom: `calc(-1 * ${fixed.hair})`,
  width: '30%',
  minWidth: vars.space[2],
  aspectRatio: '1',
  border: `${fixed.bold} solid`,
  borderRadius: '50%',
  boxShadow: `0 0 0 ${fixed.bold} ${vars.surface.raised}`,
  forcedColorAdjust: 'none',
});
/** Told by shape as well as by colour: full, half, hollow. */
export const presences = styleVariants({
  online: { borderColor: vars.accent.solid, background: vars.accent.solid },
  away: {
    borderColor: vars.caution.solid,
    background: `linear-gradient(90deg, ${vars.caution.solid} 50%, ${vars.surface.raised} 50%)`,
  },
  offline: { borderColor: vars.border.field, background: vars.surface.raised },
});

/** Each covers the edge of the next, so that its dot is seen; a ring in the colour of the ground parts them. */
export const group = style({ display: 'flex', isolation: 'isolate' });
export const member = style({
  position: 'relative',
  borderRadius: '50%',
  boxShadow: `0 0 0 ${fixed.bold} ${vars.surface.raised}`,
  lineHeight: 0,
  selectors: { '& + &': { marginInlineStart: `calc(-1 * ${vars.space[1]})` } },
});
