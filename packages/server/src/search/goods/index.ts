export { readGoods, readVersions } from './readGoods.ts';
export type { Good } from './Good.ts';
