import { style, styleVariants } from '@vanilla-extract/css';
import { fixed, media, vars } from '../theme/index.ts';

export const line = style({
  display: 'grid',
  gap: vars.space[4],
  fontSize: vars.size[14],
  lineHeight: 10 / 7,
  '@media': {
    [media.tablet]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: vars.space[2] },
  },
});

/** Upright on a phone: the bar is at the left of the words, on wider screens above them. */
export const step = style({
  paddingLeft: vars.space[3],
  // Only widths here: a colour in the media query would come after those of the states.
  borderStyle: 'solid',
  borderWidth: `0 0 0 ${vars.space[1]}`,
  color: vars.text.muted,
  '@media': {
    [media.tablet]: {
      paddingLeft: 0,
      paddingTop: vars.space[2],
      borderWidth: `${vars.space[1]} 0 0`,
    },
  },
});

export const states = styleVariants({
  done: { borderColor: vars.accent.solid, color: vars.text.strong },
  now: { borderColor: vars.brand.solid, color: vars.text.strong, fontWeight: fixed.weight.medium },
  failed: { borderColor: vars.critical.solid, color: vars.critical.text, fontWeight: fixed.weight.medium },
  later: { borderColor: vars.border.subtle },
});

export const detail = style({
  display: 'block',
  color: vars.text.muted,
  fontSize: vars.size[12],
  fontWeight: fixed.weight.normal,
  lineHeight: 4 / 3,
});
