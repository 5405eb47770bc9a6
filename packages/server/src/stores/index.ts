export { readKeptStore } from './readStore.ts';
export { saveStore } from './saveStore.ts';
export { storesExport } from './storesExport.ts';
export { storesHandlers } from './storesHandlers.ts';
export { toldStore, wishOfTold } from './toldStore.ts';
