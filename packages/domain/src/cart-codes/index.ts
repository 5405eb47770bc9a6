export type * from './entities.ts';
export { codeStatuses } from './entities.ts';
export { meanCodes } from './meanCodes.ts';
export { offerCodes } from './offerCodes.ts';
export type { OfferCodes } from './offerCodes.ts';
export { CODES_MAX, parseCodes, PIECES_MAX } from './parseCodes.ts';
export type { ParsedCodes } from './parseCodes.ts';
export { withoutCodes } from './withoutCodes.ts';
