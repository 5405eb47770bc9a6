export { Picture, pictureFits } from './Picture.tsx';
export type { PictureProps } from './Picture.tsx';
