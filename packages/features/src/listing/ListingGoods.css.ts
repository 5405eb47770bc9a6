import { style } from '@vanilla-extract/css';

/** What is said of a whole page stands across all columns. */
export const whole = style({ gridColumn: '1 / -1' });
