export { createGoodsMemory } from './createGoodsMemory.ts';
export type { GoodsMemory } from './createGoodsMemory.ts';
export { indexOf } from './indexOf.ts';
