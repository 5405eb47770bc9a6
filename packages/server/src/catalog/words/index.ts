export { goodsCount } from './goodsCount.ts';
export { opening } from './opening.ts';
export { roubles } from './roubles.ts';
