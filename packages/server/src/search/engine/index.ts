export { GoodsIndex } from './GoodsIndex.ts';
export type { FoundByCode } from './GoodsIndex.ts';
export type { Alternative, Unit } from './Unit.ts';
export type { Guess, Vocabulary } from './Vocabulary.ts';
