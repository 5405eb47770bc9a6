export { offeredServices } from './offeredServices.ts';
export type { ServicePlace } from './offeredServices.ts';
export { readServices } from './readServices.ts';
export type { ServiceRow } from './readServices.ts';
