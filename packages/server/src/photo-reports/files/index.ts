export { beginPhoto } from './beginPhoto.ts';
export { photosPlugin } from './photosPlugin.ts';
