export { Gallery } from './Gallery.tsx';
export { gallerySizes } from './gallerySizes.ts';
export type { GalleryPicture, GalleryProps } from './Gallery.tsx';
