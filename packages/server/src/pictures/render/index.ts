export { cleanPicture, readPicture } from './cleanPicture.ts';
export { PLACEHOLDER_SVG } from './placeholder.ts';
export { renderPicture, sizeOf } from './renderPicture.ts';
