export type * from './entities.ts';
export { payTypeCodes, placeSources } from './entities.ts';
export { deliveryDate } from './deliveryDate.ts';
export { guessCity } from './guessCity.ts';
export { localTime } from './localTime.ts';
export type { LocalTime } from './localTime.ts';
export { CITY_REACH_KM, nearestCity } from './nearestCity.ts';
export { openState } from './openState.ts';
export type { OpenState } from './openState.ts';
