export { brandMoved } from './brandMoved.ts';
export { BRAND_NAME_MAX } from './entities.ts';
export type { Brand } from './entities.ts';
export { mergedBrand, renamedBrand } from './mergedBrand.ts';
