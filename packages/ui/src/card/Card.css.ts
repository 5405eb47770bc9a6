import { style, styleVariants } from '@vanilla-extract/css';
import { fixed, media, vars } from '../theme/index.ts';

export const card = style({
  position: 'relative',
  minWidth: 0,
  border: `${fixed.hair} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.l,
});

export const tones = styleVariants({
  raised: { background: vars.surface.raised },
  sunken: { background: vars.surface.sunken },
  selected: {
    background: vars.surface.selected,
    borderColor: vars.border.selected,
    '@media': {
      [media.forced]: {
        outline: `${fixed.bold} solid ${vars.border.selected}`,
        outlineOffset: `-${fixed.bold}`,
      },
    },
  },
});

export const paddings = styleVariants({
  none: { overflow: 'clip' },
  m: { padding: vars.space[4], '@media': { [media.tablet]: { padding: vars.space[5] } } },
  l: { padding: vars.space[4], '@media': { [media.tablet]: { padding: vars.space[6] } } },
});
