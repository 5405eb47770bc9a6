import { style } from '@vanilla-extract/css';
import { fixed, hiddenRule, vars } from '../theme/index.ts';

/** Seven fingers and the room around them. */
export const popover = style({
  width: `calc(7 * ${vars.control.m} + 2 * ${vars.space[4]})`,
  maxWidth: `calc(100vw - 2 * ${vars.space[2]})`,
  padding: vars.space[4],
});

export const group = style({ display: 'grid', gap: fixed.between[1.5], minWidth: 0 });
export const label = style({ color: vars.text.muted, fontSize: vars.size[14], lineHeight: 10 / 7 });
export const hidden = style(hiddenRule);
/** Side by side where a date and the button fit twice, else one under another. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, calc(10ch + ${vars.space[20]})), 1fr))`,
  gap: vars.space[2],
  alignItems: 'start',
});
export const word = style({ fontSize: vars.size[14] });
