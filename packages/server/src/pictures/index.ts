export { imageOf } from './imageOf.ts';
export type { PictureRow } from './imageOf.ts';
