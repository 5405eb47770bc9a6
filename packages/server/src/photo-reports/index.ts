export { forgetPhotos, photosPlugin } from './files/index.ts';
export { photoReportsHandlers } from './photoReportsHandlers.ts';
