import { style } from '@vanilla-extract/css';
import { fixed, hiddenRule, media, vars } from '../theme/index.ts';

const narrow = '[data-state=narrow] &';

export const sidebar = style({
  position: 'sticky',
  top: 0,
  display: 'none',
  flexDirection: 'column',
  gap: vars.space[4],
  width: fixed.column.facets,
  height: '100dvh',
  padding: vars.space[3],
  borderRight: `${fixed.hair} solid ${vars.border.subtle}`,
  background: vars.surface.raised,
  transition: `width ${vars.motion.normal} ${fixed.ease}`,
  selectors: { '&[data-state=narrow]': { width: `calc(${vars.control.m} + 2 * ${vars.space[3]})` } },
  '@media': { [media.tablet]: { display: 'flex' } },
});

export const head = style({
  overflow: 'hidden',
  paddingInline: vars.space[2],
  selectors: { [narrow]: { display: 'grid', placeItems: 'center', paddingInline: 0 } },
});
export const nav = style({
  flex: 1,
  minHeight: 0,
  /** Room for focus rings, which a scroller would cut. */
  margin: `calc(-1 * ${vars.space[1]})`,
  padding: vars.space[1],
  overflow: 'hidden auto',
});
export const title = style({
  padding: `${vars.space[4]} ${vars.space[3]} ${vars.space[1]}`,
  color: vars.text.muted,
  fontSize: vars.size[12],
  fontWeight: fixed.weight.medium,
  selectors: { [narrow]: hiddenRule },
});
export const list = style({ display: 'grid', gap: fixed.between[0.5] });

export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.control.m,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.m,
  color: vars.text.normal,
  selectors: {
    '&:hover': { background: vars.surface.sunkenStrong },
    '&[aria-current]': {
      background: vars.brand.soft,
      color: vars.brand.text,
      fontWeight: fixed.weight.medium,
    },
  },
  '@media': {
    [media.forced]: { selectors: { '&[aria-current]': { outline: `${fixed.bold} solid Highlight` } } },
  },
});
export const label = style({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  lineHeight: 1.25,
  selectors: { [narrow]: hiddenRule },
});
export const count = style({
  flex: 'none',
  selectors: { [narrow]: { position: 'absolute', top: fixed.between[0.5], right: fixed.between[0.5] } },
});
export const foot = style({
  overflow: 'hidden',
  selectors: { [narrow]: { display: 'grid', placeItems: 'center' } },
});
export const toggle = style({
  display: 'flex',
  justifyContent: 'flex-end',
  paddingTop: vars.space[2],
  borderTop: `${fixed.hair} solid ${vars.border.subtle}`,
});
