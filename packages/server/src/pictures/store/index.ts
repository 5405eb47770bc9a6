export { createPictureStore } from './createPictureStore.ts';
export type { PictureFile, PictureStore, PictureStoreOptions } from './createPictureStore.ts';
