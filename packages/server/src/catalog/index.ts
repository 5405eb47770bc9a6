export { CATALOG_CHANNEL } from './cache/index.ts';
export type { ListenToCatalog } from './cache/index.ts';
export { createCatalog } from './createCatalog.ts';
export type { Catalog, CatalogOptions } from './createCatalog.ts';
export { readOffers } from './offers.ts';
export type { RegionOffer } from './offers.ts';
