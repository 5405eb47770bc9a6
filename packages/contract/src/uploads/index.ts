export {
  importPartPath,
  photoArchivePath,
  photoPath,
  photoPartPath,
  pictureUploadPath,
} from './uploadPath.ts';
export type { PictureUploaded } from './uploadPath.ts';
