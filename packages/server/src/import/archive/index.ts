export { areTaken } from './entries.ts';
export { createPictureNames } from './createPictureNames.ts';
export type { PictureNames } from './createPictureNames.ts';
export { goodsBytes } from './goodsBytes.ts';
export { lookIntoArchive } from './lookIntoArchive.ts';
export type { ArchiveContents } from './lookIntoArchive.ts';
export { takePictures } from './takePictures.ts';
