import { style } from '@vanilla-extract/css';

/** Only a mark: what is within stands where it would stand without it. */
export const place = style({ display: 'contents' });
