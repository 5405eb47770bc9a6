export { forgetUploads } from './forgetUploads.ts';
export { keepUpload, uploadAddress } from './keepUpload.ts';
export { uploadedPictures } from './uploadedPictures.ts';
export { uploadsPlugin } from './uploadsPlugin.ts';
