export { httpPictureLoader } from './http/index.ts';
export type { HttpLoaderOptions } from './http/index.ts';
export { imageOf } from './imageOf.ts';
export type { PictureRow } from './imageOf.ts';
export { firstLoader } from './PictureLoader.ts';
export type { LoadedPicture, PictureLoader } from './PictureLoader.ts';
export {
  forgetUploads,
  keepUpload,
  tryUpload,
  uploadAddress,
  uploadedPictures,
  uploadsPlugin,
} from './uploads/index.ts';
export { readPicture, renderPicture } from './render/index.ts';
export { picturesPlugin } from './picturesPlugin.ts';
export type { PicturesOptions } from './picturesPlugin.ts';
