export type * from './entities.ts';
export { cancelReasons, orderStatusCodes } from './entities.ts';
export type * from './additional.ts';
export { franchiseTypes, NO_ADDITIONAL, orderConditions } from './additional.ts';
export { prepaymentProblem, prepaymentProblems, prepaymentTotal } from './prepaymentProblem.ts';
export type { PrepaymentLimits, PrepaymentProblem } from './prepaymentProblem.ts';
export { ORDER_PICTURES, ORDERS_PAGE } from './orderPages.ts';
export { repeatOrder, repeatProblems } from './repeatOrder.ts';
export type { Repeat, RepeatNote, RepeatOffer, RepeatProblem } from './repeatOrder.ts';
