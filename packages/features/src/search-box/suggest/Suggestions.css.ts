import { fixed, layer, media, vars } from '@siren/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Height from the panel's top to the end of the window. */
export const ROOM = '--room';

/** On a phone all that the field leaves of the window; else a panel under the field. */
export const panel = style({
  position: 'absolute',
  zIndex: layer.dialog,
  inset: `calc(100% + ${vars.space[3]}) calc(-1 * ${vars.space[4]}) auto`,
  /* The bar at the bottom lies over it. */
  height: `calc(var(${ROOM}, 100dvh) - ${fixed.bottomBar})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.surface.raised,
  color: vars.text.normal,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    [media.tablet]: {
      inset: `calc(100% + ${fixed.between[1.5]}) 0 auto`,
      height: 'auto',
      maxHeight: `calc(var(${ROOM}, 100dvh) - ${vars.space[4]})`,
      borderRadius: vars.radius.m,
      boxShadow: vars.shade.float,
    },
    [media.forced]: { border: `${fixed.bold} solid CanvasText` },
  },
});

export const list = style({ padding: `${vars.space[2]} ${fixed.between[1.5]}` });

export const heading = style({
  padding: `${vars.space[3]} ${fixed.between[2.5]} ${vars.space[1]}`,
  color: vars.text.muted,
  fontSize: vars.size[14],
  lineHeight: 10 / 7,
});

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.control.m,
  padding: `${fixed.between[1.5]} ${fixed.between[2.5]}`,
  borderRadius: vars.radius.s,
  color: vars.text.strong,
  lineHeight: 1.375,
  scrollMarginBlock: vars.space[2],
  selectors: {
    '&:hover': { background: vars.surface.sunken },
    '&[data-state=active]': { background: vars.surface.sunkenStrong },
    /* What the keys have come to: the ground alone would be too faint a sign. */
    '&[data-state=active]::before': {
      content: '',
      position: 'absolute',
      left: 0,
      insetBlock: vars.space[2],
      width: fixed.thick,
      borderRadius: vars.radius.pill,
      background: vars.brand.solid,
    },
  },
  '@media': {
    [media.forced]: {
      selectors: { '&[data-state=active]': { outline: `${fixed.bold} solid Highlight` } },
    },
  },
});
export const icon = style({
  display: 'inline-flex',
  justifyContent: 'center',
  flex: 'none',
  width: vars.space[12],
  color: vars.text.muted,
});
export const picture = style({ flex: 'none', width: vars.space[12] });
export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' });
export const all = style({ color: vars.brand.text, fontWeight: fixed.weight.medium });
/** What leads to all results stays in sight, however low the window is. */
globalStyle(`${row}:has(${all})`, {
  position: 'sticky',
  zIndex: 1,
  bottom: 0,
  boxShadow: `0 calc(-1 * ${fixed.hair}) ${vars.border.subtle}`,
});
globalStyle(`${row}:has(${all}):not(:hover, [data-state=active])`, { background: vars.surface.raised });

export const waiting = style({
  display: 'grid',
  gap: vars.space[4],
  padding: `${vars.space[5]} ${vars.space[4]}`,
});
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: vars.space[4],
  color: vars.text.muted,
});
export const foot = style({ padding: `0 ${vars.space[4]} ${vars.space[4]}` });
