export { PictureUpload } from './PictureUpload.tsx';
export type { PictureUploadProps } from './PictureUpload.tsx';
export { sendBytes } from './sendBytes.ts';
export type { SendOptions } from './sendBytes.ts';
