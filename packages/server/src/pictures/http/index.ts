export { httpPictureLoader } from './httpPictureLoader.ts';
export type { HttpLoaderOptions } from './httpPictureLoader.ts';
