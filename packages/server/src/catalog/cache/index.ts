export { createAnswerCache } from './createAnswerCache.ts';
export type { AnswerCache, IsOld } from './createAnswerCache.ts';
export { CATALOG_CHANNEL, followCatalog, WITHOUT_STOCK } from './followCatalog.ts';
export type { GoodsListener, ListenToCatalog } from './followCatalog.ts';
export { readChange } from './readChange.ts';
export type { CatalogChange } from './readChange.ts';
