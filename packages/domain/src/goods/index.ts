export type * from './entities.ts';
export { goodSorts, goodStates, goodStocks, handFields } from './entities.ts';
export { priceProblem } from './priceProblem.ts';
export type { PriceProblem } from './priceProblem.ts';
export { readGoodQuery } from './readGoodQuery.ts';
export type { GoodQuery } from './readGoodQuery.ts';
