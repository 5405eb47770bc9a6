export { FileUpload } from './FileUpload.tsx';
export type { FileUploadProps, UploadedFile } from './FileUpload.tsx';
export type { SendFile, UploadOptions } from './useUploads.ts';
