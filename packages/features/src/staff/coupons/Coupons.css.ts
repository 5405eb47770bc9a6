import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

/** Long words break rather than push the page aside. */
const narrow = 'minmax(0, 1fr)';

export const page = style({
  display: 'grid',
  gridTemplateColumns: narrow,
  gap: vars.space[4],
  padding: vars.space[4],
  maxWidth: fixed.measure.l,
  '@media': { [media.tablet]: { padding: vars.space[6] } },
});
/** Short fields, as many beside one another as there is room for. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9em, 1fr))',
  gap: vars.space[3],
  alignItems: 'start',
});
export const rows = style({ display: 'grid', gridTemplateColumns: narrow });
export const row = style({
  display: 'grid',
  gridTemplateColumns: `${narrow} auto`,
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  borderTop: `${fixed.hair} solid ${vars.border.subtle}`,
  overflowWrap: 'anywhere',
});
export const sums = style({ display: 'grid', justifyItems: 'end', alignContent: 'start' });
export const piece = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
export const name = style({ flex: 1, minWidth: '8em', overflowWrap: 'anywhere' });
export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
