export { download, DownloadError } from './download.ts';
export type { Downloaded, DownloadOptions, DownloadFailure } from './download.ts';
export { guardedLookup, InnerAddressError } from './guardedLookup.ts';
export { isPublicAddress } from './isPublicAddress.ts';
