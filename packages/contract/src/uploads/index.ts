export {
  importPartPath,
  photoArchivePath,
  photoBoardPath,
  photoPath,
  photoPartPath,
  pictureUploadPath,
} from './uploadPath.ts';
export type { PictureUploaded } from './uploadPath.ts';
