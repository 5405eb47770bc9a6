export { returnCauses } from './entities.ts';
export type { Means, OrderReturn, ReturnCause, ReturnedRow, SoldRow } from './entities.ts';
export { isWholeReturned, returnableUntil, returnProblem, returnValue } from './returnProblem.ts';
export type { ReturningOrder, ReturnTime, ReturnWish } from './returnProblem.ts';
export { meansTotal, returnShares } from './returnShares.ts';
export { soldOf } from './soldOf.ts';
export type { SoldOrder } from './soldOf.ts';
