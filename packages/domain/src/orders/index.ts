export type * from './entities.ts';
export { orderStatusCodes } from './entities.ts';
