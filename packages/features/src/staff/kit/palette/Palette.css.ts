import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const search = style({ display: 'grid', gap: vars.space[3] });
/** As high with few rows as with many: nothing moves while one types. On a phone all that the title and the field leave. */
export const found = style({
  height: `calc(100dvh - 2 * ${vars.space[20]})`,
  display: 'flex',
  flexDirection: 'column',
  marginInline: `calc(-1 * ${vars.space[3]})`,
  '@media': { [media.tablet]: { height: `min(${fixed.facetList}, 56dvh)` } },
});
export const list = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
export const heading = style({
  padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[1]}`,
  color: vars.text.muted,
  fontSize: vars.size[12],
  lineHeight: 4 / 3,
});
export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  minHeight: vars.control.m,
  paddingInline: vars.space[3],
  paddingBlock: fixed.between[1.5],
  border: 0,
  borderRadius: vars.radius.s,
  background: 'none',
  color: vars.text.strong,
  font: 'inherit',
  lineHeight: 1.375,
  textAlign: 'start',
  cursor: 'pointer',
  scrollMarginBlock: vars.space[8],
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
    [media.forced]: { selectors: { '&[data-state=active]': { outline: `${fixed.bold} solid Highlight` } } },
  },
});
export const icon = style({ display: 'inline-flex', flex: 'none', color: vars.text.muted });
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const title = style({ minWidth: 0 });
export const note = style({ minWidth: 0, color: vars.text.muted, fontSize: vars.size[14] });
/** Words in place of rows, or above them. */
export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: vars.space[3],
  color: vars.text.muted,
});
/** A finger has no keys. */
export const hints = style({
  display: 'none',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  color: vars.text.muted,
  fontSize: vars.size[14],
  '@media': { [media.tablet]: { display: 'flex' } },
});
