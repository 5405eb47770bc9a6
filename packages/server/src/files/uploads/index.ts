export { fileUploadsPlugin } from './fileUploadsPlugin.ts';
export { forgetFiles } from './forgetFiles.ts';
export { UPLOADED, uploadedFiles } from './uploadedFiles.ts';
