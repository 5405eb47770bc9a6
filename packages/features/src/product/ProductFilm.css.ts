import { style } from '@vanilla-extract/css';

export const still = style({ position: 'relative', display: 'grid', minHeight: 0, height: '100%' });
export const play = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
