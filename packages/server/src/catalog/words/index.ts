export { goodsCount } from './goodsCount.ts';
export { opening } from './opening.ts';
// Texts that the server writes of goods say sums as its messages do.
export { roublesText as roubles } from '@siren/domain/money';
