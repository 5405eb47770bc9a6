export { Picture, pictureFits } from './Picture.tsx';
export { warmPicture } from './warmPicture.ts';
export type { PictureProps } from './Picture.tsx';
