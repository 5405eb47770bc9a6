import { style } from '@vanilla-extract/css';

/** The sum takes what the button leaves. */
export const sum = style({ flex: 1, minWidth: 0 });
