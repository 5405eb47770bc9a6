import { style, styleVariants } from '@vanilla-extract/css';
import { container, fixed, media, vars } from '../theme/index.ts';

/** Its own width decides, not that of the screen: in a side column the steps stand upright too. */
export const box = style({ width: '100%', containerType: 'inline-size' });

export const line = style({
  display: 'grid',
  gap: vars.space[4],
  fontSize: vars.size[14],
  lineHeight: 10 / 7,
  '@container': {
    [container.row]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gap: vars.space[2],
    },
  },
});

/** Where it is narrow, the bar is at the left of the words, otherwise above them. */
export const step = style({
  minWidth: 0,
  paddingLeft: vars.space[3],
  // Only widths in the query: a colour there would come after those of the states.
  borderStyle: 'solid',
  borderWidth: `0 0 0 ${vars.space[1]}`,
  color: vars.text.muted,
  hyphens: 'auto',
  '@container': {
    [container.row]: {
      paddingLeft: 0,
      paddingTop: vars.space[2],
      borderWidth: `${vars.space[1]} 0 0`,
    },
  },
});

/** Forced colours leave three: what is done has the colour of words, what is due that of a choice, what comes is grey. */
const forced = (borderColor: string) => ({ '@media': { [media.forced]: { borderColor } } });

export const states = styleVariants({
  done: { borderColor: vars.accent.solid, color: vars.text.strong, ...forced('CanvasText') },
  now: {
    borderColor: vars.brand.solid,
    color: vars.text.strong,
    fontWeight: fixed.weight.medium,
    ...forced('Highlight'),
  },
  failed: {
    borderColor: vars.critical.solid,
    color: vars.critical.text,
    fontWeight: fixed.weight.medium,
    ...forced('CanvasText'),
  },
  later: { borderColor: vars.border.subtle, ...forced('GrayText') },
});

/** Stands in the line of the words and does not make it higher. */
export const warning = style({
  display: 'inline-block',
  marginRight: vars.space[1],
  verticalAlign: 'text-bottom',
});

export const detail = style({
  display: 'block',
  color: vars.text.muted,
  fontSize: vars.size[12],
  fontWeight: fixed.weight.normal,
  lineHeight: 4 / 3,
});
