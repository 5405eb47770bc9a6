export { GoodImage, GoodPicture } from './GoodPicture.tsx';
export type { GoodPictureProps } from './GoodPicture.tsx';
export { pictureAddress } from './pictureAddress.ts';
