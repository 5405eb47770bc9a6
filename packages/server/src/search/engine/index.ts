export { GoodsIndex } from './GoodsIndex.ts';
export type { Found } from './GoodsIndex.ts';
export type { Alternative, Unit } from './Unit.ts';
export type { Guess, Vocabulary } from './Vocabulary.ts';
