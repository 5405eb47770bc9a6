export { forgetUploads } from './forgetUploads.ts';
export { keepUpload, tryUpload, uploadAddress } from './keepUpload.ts';
export { uploadedPictures } from './uploadedPictures.ts';
export { uploadsPlugin } from './uploadsPlugin.ts';
