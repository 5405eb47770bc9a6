export { importPartPath, pictureUploadPath } from './uploadPath.ts';
export type { PictureUploaded } from './uploadPath.ts';
