export type * from './entities.ts';
export { GOODS_SELECTED_MAX, goodSorts, goodStates, goodStocks, handFields } from './entities.ts';
export { changePrice } from './changePrice.ts';
export { priceBack } from './priceBack.ts';
export {
  isAnyChange,
  oldPriceWishes,
  PERCENT_MAX,
  priceHindrances,
  priceMoves,
  priceRoundings,
} from './priceChange.ts';
export type {
  OldPriceWish,
  PriceChange,
  PriceFound,
  PriceHindrance,
  PriceMove,
  PriceOutcome,
  PricePair,
  PriceRounding,
} from './priceChange.ts';
export { priceProblem } from './priceProblem.ts';
export type { PriceProblem } from './priceProblem.ts';
export { readGoodQuery } from './readGoodQuery.ts';
export type { GoodQuery } from './readGoodQuery.ts';
export { readAmount } from './readAmount.ts';
export type { AmountProblem, TypedAmount } from './readAmount.ts';
