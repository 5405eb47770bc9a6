export { listFolder } from './folder.ts';
export { fetchSource } from './fetchSource.ts';
export type { FetchOptions } from './fetchSource.ts';
export { createSource, deleteSource, saveSource } from './keepSource.ts';
export { loadSource, queueDueSources } from './queueSource.ts';
export { readSources } from './sourceRows.ts';
