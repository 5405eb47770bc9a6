export { forgetUploads } from './forgetUploads.ts';
export { hasUpload, judgePicture, keepUpload, uploadAddress } from './keepUpload.ts';
export { uploadedPictures } from './uploadedPictures.ts';
export { uploadsPlugin } from './uploadsPlugin.ts';
