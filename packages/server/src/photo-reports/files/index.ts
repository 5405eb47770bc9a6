export { beginPhoto } from './beginPhoto.ts';
export { forgetPhotos } from './forgetPhotos.ts';
export { photosPlugin } from './photosPlugin.ts';
