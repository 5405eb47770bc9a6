export { PictureUpload } from './PictureUpload.tsx';
export type { PictureUploadProps } from './PictureUpload.tsx';
export { GoodFileUpload } from './GoodFileUpload.tsx';
export type { SendOptions } from './sendBytes.ts';
export { sendFile } from './sendFile.ts';
export type { FileWay } from './sendFile.ts';
