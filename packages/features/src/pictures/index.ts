export { GoodImage, GoodPicture, groundOf } from './GoodPicture.tsx';
export type { GoodPictureProps } from './GoodPicture.tsx';
export { pictureAddress } from './pictureAddress.ts';
