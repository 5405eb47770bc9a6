import { style } from '@vanilla-extract/css';
import { container, fixed, vars } from '../../theme/index.ts';

export const settings = style({ display: 'contents' });

/** Over the lines of the controls, at the right; as wide as the player where that is narrow. */
export const panel = style({
  position: 'absolute',
  inset: `auto ${vars.space[2]} calc(${vars.control.m} + ${vars.space[8]})`,
  display: 'grid',
  gap: vars.space[4],
  maxHeight: `calc(100% - ${vars.control.m} - ${vars.space[10]})`,
  padding: vars.space[4],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: vars.radius.m,
  background: vars.surface.raised,
  color: vars.text.normal,
  boxShadow: vars.shade.float,
  '@container': { [container.row]: { left: 'auto', width: fixed.player.panel } },
});
