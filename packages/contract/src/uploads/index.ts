export {
  goodFilePath,
  importPartPath,
  photoArchivePath,
  photoBoardPath,
  photoPath,
  photoPartPath,
  pictureUploadPath,
} from './uploadPath.ts';
export type { GoodFileUploaded, PictureUploaded } from './uploadPath.ts';
