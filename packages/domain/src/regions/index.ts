export type * from './entities.ts';
export { payTypeCodes } from './entities.ts';
export { deliveryDate } from './deliveryDate.ts';
export { localTime } from './localTime.ts';
export type { LocalTime } from './localTime.ts';
export { openState } from './openState.ts';
export type { OpenState } from './openState.ts';
