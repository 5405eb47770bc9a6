import { fixed, media, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

/** The field and, where there is room, its button in one line. */
export const line = style({
  display: 'grid',
  gap: vars.space[3],
  alignItems: 'end',
  '@media': {
    [media.tablet]: { gridTemplateColumns: `minmax(0, ${fixed.measure.s}) auto`, justifyContent: 'start' },
  },
});

export const facts = style({ maxWidth: fixed.measure.l });
