export { PictureUpload } from './PictureUpload.tsx';
export type { PictureUploadProps } from './PictureUpload.tsx';
