import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

/** Long words break rather than push the page aside. */
const narrow = 'minmax(0, 1fr)';

export const page = style({
  display: 'grid',
  gridTemplateColumns: narrow,
  gap: vars.space[4],
  padding: vars.space[4],
  '@media': { [media.tablet]: { padding: vars.space[6] } },
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });
/** Where both do not fit the section that is open stands alone. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: narrow,
  gap: vars.space[4],
  alignItems: 'start',
  '@media': {
    [media.desk]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${fixed.measure.m})` },
  },
});
export const list = style({
  display: 'grid',
  gridTemplateColumns: narrow,
  gap: vars.space[4],
  minWidth: 0,
  selectors: { '&[data-state=behind]': { display: 'none' } },
  '@media': { [media.desk]: { selectors: { '&[data-state=behind]': { display: 'grid' } } } },
});
export const column = style({
  display: 'grid',
  gridTemplateColumns: narrow,
  gap: vars.space[4],
  minWidth: 0,
});
export const back = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.desk]: { display: 'none' } },
});
/** Beside the tree something always stands; alone on a phone it would say nothing. */
export const nothing = style({ display: 'none', '@media': { [media.desk]: { display: 'block' } } });

export const tools = style({ display: 'grid', gap: vars.space[3], padding: vars.space[4] });
export const tree = style({ position: 'relative' });
export const grip = style({
  display: 'inline-flex',
  cursor: 'grab',
  touchAction: 'none',
  '@media': { [media.phone]: { display: 'none' } },
});
export const count = style({ display: 'inline-block', minWidth: '3em', textAlign: 'end' });
/** Where a dragged section would be dropped: a line between two, or a frame around one. */
export const drop = style({
  position: 'absolute',
  insetInline: 0,
  pointerEvents: 'none',
  borderTop: `${fixed.bold} solid ${vars.brand.solid}`,
  selectors: {
    '&[data-state=inside]': {
      border: `${fixed.bold} solid ${vars.brand.solid}`,
      borderRadius: vars.radius.s,
    },
  },
});
export const moved = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  color: vars.text.muted,
  fontSize: vars.size[14],
});
export const hints = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  color: vars.text.muted,
  fontSize: vars.size[12],
  '@media': { [media.phone]: { display: 'none' } },
});
export const hint = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });
export const key = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.space[5],
  paddingInline: vars.space[1],
  border: `${fixed.hair} solid ${vars.border.strong}`,
  borderRadius: fixed.corner,
});
export const facet = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minHeight: vars.control.s,
});
export const facetName = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const address = style({ overflowWrap: 'anywhere' });
