export { CATALOG_CHANNEL, createAnswerCache, followCatalog } from './cache/index.ts';
export type { AnswerCache, ListenToCatalog } from './cache/index.ts';
export { markFavorites } from './cards/index.ts';
export { createCatalog } from './createCatalog.ts';
export type { Catalog, CatalogOptions, FoundCard } from './createCatalog.ts';
export { followOffers, readOffers, shownOffers } from './offers/index.ts';
export type { RegionOffer } from './offers/index.ts';
export { toLinks } from './tree/index.ts';
export type { SectionNode, SectionTree } from './tree/index.ts';
