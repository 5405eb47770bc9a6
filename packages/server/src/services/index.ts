export { dateIn } from './dateIn.ts';
export { deliveryDayOf } from './deliveryDayOf.ts';
export type { DeliveryDayOf } from './deliveryDayOf.ts';
export { offeredServices } from './offeredServices.ts';
export type { ServicePlace } from './offeredServices.ts';
export { readServices } from './readServices.ts';
export type { ServiceRow } from './readServices.ts';
