export { readGoods, readVersions } from './readGoods.ts';
export type { Good, Trait } from './Good.ts';
