import { style } from '@vanilla-extract/css';
import { fixed, hiddenRule, vars } from '../theme/index.ts';

const small = { color: vars.text.muted, fontSize: vars.size[14], lineHeight: 10 / 7 };

export const group = style({ display: 'grid', minWidth: 0 });
export const label = style({ ...small, marginBottom: fixed.between[1.5] });
export const hidden = style(hiddenRule);
export const hint = style(small);

/** Side by side where the longest number fits, else one under another: `--chars` is how long it is. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, calc(var(--chars) * 1ch + ${fixed.between[14]})), 1fr))`,
  gap: vars.space[2],
});
export const word = style({ fontSize: vars.size[14] });
