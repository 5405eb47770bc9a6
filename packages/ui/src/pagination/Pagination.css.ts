import { style } from '@vanilla-extract/css';
import { container, fixed, media, vars } from '../theme/index.ts';

/** Its own width decides, not that of the screen. */
export const nav = style({ width: '100%', containerType: 'inline-size' });

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  fontVariantNumeric: 'tabular-nums',
});

/** Page by page; where it is narrow only which one of how many, between the arrows. */
export const pages = style({
  display: 'none',
  '@container': { [container.row]: { display: 'flex', flexWrap: 'wrap', gap: vars.space[1] } },
});
export const short = style({
  paddingInline: vars.space[2],
  fontSize: vars.size[14],
  textAlign: 'center',
  whiteSpace: 'nowrap',
  '@container': { [container.row]: { display: 'none' } },
});

export const step = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: vars.control.m,
  height: vars.control.m,
  paddingInline: vars.space[2],
  border: `${fixed.hair} solid transparent`,
  borderRadius: vars.radius.m,
  color: vars.text.strong,
  fontSize: vars.size[14],
  cursor: 'pointer',
  transitionProperty: 'background-color, color',
  transitionDuration: vars.motion.quick,
  selectors: {
    '&:hover:not([aria-disabled=true])': { background: vars.surface.sunkenStrong },
    '&[aria-disabled=true]': { color: vars.text.disabled, cursor: 'default' },
    '&[aria-current=page]': {
      background: vars.brand.soft,
      color: vars.brand.text,
      fontWeight: fixed.weight.strong,
    },
  },
  '@media': {
    [media.forced]: { selectors: { '&[aria-current=page]': { borderColor: 'Highlight' } } },
  },
});

export const gap = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: vars.control.m,
  height: vars.control.m,
  color: vars.text.muted,
});

export const more = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  textAlign: 'center',
});
export const bar = style({ width: `min(100%, ${fixed.measure.xs})` });
export const button = style({ width: `min(100%, ${fixed.measure.s})` });
