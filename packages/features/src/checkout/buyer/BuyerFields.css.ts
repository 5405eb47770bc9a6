import { fixed, vars } from '@siren/ui/theme';
import { style } from '@vanilla-extract/css';

/** One column: the eye goes straight down, and a line is as long as what is written into it. */
export const form = style({ display: 'grid', gap: vars.space[5], maxWidth: fixed.measure.l });

/** Numbers and hours are read in one go. */
export const whole = style({ whiteSpace: 'nowrap' });

export const head = style({ display: 'grid', gap: vars.space[1] });

/** The name and the way to leave it out belong together. */
export const name = style({ display: 'grid', gap: vars.space[3] });
