import { style, styleVariants } from '@vanilla-extract/css';

export const picture = style({ display: 'contents' });
export const image = style({ width: '100%', height: '100%' });
export const fits = styleVariants({ contain: { objectFit: 'contain' }, cover: { objectFit: 'cover' } });
