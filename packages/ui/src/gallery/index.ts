export { Gallery } from './Gallery.tsx';
export { gallerySizes } from './gallerySizes.ts';
export type { GalleryFilm, GalleryPicture, GalleryProps } from './Gallery.tsx';
