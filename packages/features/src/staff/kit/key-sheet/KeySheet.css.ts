import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const tables = style({
  display: 'grid',
  gap: `${vars.space[6]} ${vars.space[8]}`,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const table = style({ width: '100%', borderCollapse: 'collapse' });
export const caption = style({
  paddingBlock: vars.space[2],
  color: vars.text.strong,
  fontWeight: fixed.weight.strong,
  textAlign: 'start',
});
export const row = style({
  selectors: { '& + &': { borderTop: `${fixed.hair} solid ${vars.border.subtle}` } },
});
export const does = style({
  padding: `${vars.space[2]} 0`,
  fontWeight: fixed.weight.normal,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
export const keys = style({ padding: `0 0 0 ${vars.space[3]}`, textAlign: 'end' });
