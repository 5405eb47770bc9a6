import { fixed, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ marginTop: vars.space[3] });
export const line = style({
  display: 'grid',
  gridTemplateColumns: `${fixed.thumb.xs} minmax(0, 1fr) auto`,
  gap: vars.space[3],
  alignItems: 'start',
  paddingBlock: vars.space[3],
  borderTop: `${fixed.hair} solid ${vars.border.subtle}`,
});
export const service = style([line, { gridTemplateColumns: 'minmax(0, 1fr) auto' }]);
export const back = style([service, { alignItems: 'center' }]);
export const sum = style({ textAlign: 'end' });
export const happened = style({
  display: 'grid',
  gap: vars.space[1],
  overflowWrap: 'anywhere',
  paddingBlock: vars.space[2],
  borderTop: `${fixed.hair} solid ${vars.border.subtle}`,
});
/** What a press does is said above it, and stays in view while the rest scrolls. */
export const foot = style({ display: 'grid', flex: '1 1 100%', gap: vars.space[3] });
