export { PictureUpload } from './PictureUpload.tsx';
export type { PictureUploadProps } from './PictureUpload.tsx';
export { uploadGoodFile } from './uploadGoodFile.ts';
export type { SendOptions } from './sendBytes.ts';
export { sendFile } from './sendFile.ts';
export type { FileWay } from './sendFile.ts';
