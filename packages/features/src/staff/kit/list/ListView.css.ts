import { fixed, media, vars } from '@siren/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const inset = vars.space[4];
const wideInset = vars.space[6];
const sides = { paddingInline: inset, '@media': { [media.tablet]: { paddingInline: wideInset } } };

export const head = style({
  ...sides,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[3],
  paddingTop: vars.space[4],
});
export const actions = style({ marginLeft: 'auto' });
export const views = style({
  ...sides,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  marginTop: vars.space[2],
});
/** Tabs that do not fit scroll sideways. */
export const tabs = style({ flex: '1 1 auto', minWidth: 0, maxWidth: '100%' });
export const note = style({ ...sides, paddingTop: vars.space[3] });
export const tools = style({
  ...sides,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
});
export const search = style({
  flex: '1 0 100%',
  '@media': { [media.tablet]: { flex: `0 1 ${fixed.measure.s}` } },
});
export const summary = style({ '@media': { [media.desk]: { marginLeft: 'auto' } } });
export const news = style({
  ...sides,
  selectors: { '&:has([role=status] *)': { paddingBottom: vars.space[3] } },
});
/** Words of the first column stand below those of the title. */
export const rows = style({
  flex: 1,
  minWidth: 0,
  '@media': { [media.tablet]: { paddingInline: vars.space[3] } },
});
/** A row that the keys have come to is not left under the bar of a phone or the foot of the list. */
globalStyle(`${rows} [role=row]`, { scrollMarginBlock: vars.space[16] });
/** Where something is selected, what can be done with it stands at the foot of the window instead. */
export const foot = style({
  paddingInline: inset,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  borderTop: `${fixed.hair} solid ${vars.border.subtle}`,
  background: vars.surface.raised,
  '@media': {
    [media.tablet]: {
      paddingInline: wideInset,
      selectors: { '&[data-state=seen]': { position: 'sticky', bottom: 0, zIndex: 4 } },
    },
  },
});
