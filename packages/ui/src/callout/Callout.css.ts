import { style, styleVariants } from '@vanilla-extract/css';
import { fixed, vars } from '../theme/index.ts';

export const callout = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `${fixed.hair} solid`,
  borderRadius: vars.radius.m,
  color: vars.text.normal,
  fontSize: vars.size[14],
  lineHeight: 10 / 7,
});

export const tones = styleVariants({
  info: { background: vars.info.soft, borderColor: vars.info.border },
  positive: { background: vars.accent.soft, borderColor: vars.accent.border },
  caution: { background: vars.caution.soft, borderColor: vars.caution.border },
  critical: { background: vars.critical.soft, borderColor: vars.critical.border },
});

/** In the middle of the first line of words, however high the action beside them is: by a line of its own, in which nothing is seen. */
const icon = style({
  display: 'flex',
  alignItems: 'center',
  '::before': { content: '" "', width: 0, whiteSpace: 'pre' },
});

export const icons = styleVariants({
  info: [icon, { color: vars.info.text }],
  positive: [icon, { color: vars.accent.text }],
  caution: [icon, { color: vars.caution.text }],
  critical: [icon, { color: vars.critical.text }],
});

/** The action stands at the end of the line, or under the words where the line is short. */
export const body = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  minWidth: 0,
});
export const words = style({ flex: `1 1 ${fixed.measure.xs}`, minWidth: 0 });
export const title = style({ display: 'block', fontWeight: fixed.weight.strong, color: vars.text.strong });
