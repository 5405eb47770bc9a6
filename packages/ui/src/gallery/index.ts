export { Gallery } from './Gallery.tsx';
export { gallerySizes } from './gallerySizes.ts';
export type { GalleryFilm, GalleryProps } from './Gallery.tsx';
export type { GalleryPicture } from './GalleryPicture.ts';
