export { createPictureStore } from './createPictureStore.ts';
export type { PictureStore } from './createPictureStore.ts';
export { drawAhead } from './drawAhead.ts';
export { createFileCache, removeOthers } from './fileCache.ts';
