export { forgetUploads } from './forgetUploads.ts';
export { uploadedPictures } from './uploadedPictures.ts';
export { uploadsPlugin } from './uploadsPlugin.ts';
