export { GoodsIndex } from './GoodsIndex.ts';
export type { Alternative, Found, Unit } from './GoodsIndex.ts';
export type { Vocabulary } from './Vocabulary.ts';
