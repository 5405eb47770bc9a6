export { createFileStore } from './createFileStore.ts';
export type { FileStore } from './createFileStore.ts';
export { captionsAddressOf, fileAddressOf, fileFormat, filmType } from './fileAddressOf.ts';
export type { FileRow } from './fileAddressOf.ts';
export type { FileLoader } from './FileLoader.ts';
export { filesPlugin } from './filesPlugin.ts';
export { measureFiles } from './measureFiles.ts';
