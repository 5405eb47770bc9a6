export type * from './entities.ts';
export { cancelReasons, orderStatusCodes } from './entities.ts';
export type * from './additional.ts';
export { franchiseTypes, NO_ADDITIONAL, orderConditions } from './additional.ts';
export { prepaymentProblem, prepaymentProblems, prepaymentTotal } from './prepaymentProblem.ts';
export type { PrepaymentLimits, PrepaymentProblem } from './prepaymentProblem.ts';
