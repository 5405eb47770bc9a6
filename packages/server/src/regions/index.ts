export { createInfoHandlers } from './createInfoHandlers.ts';
export type { InfoParts } from './createInfoHandlers.ts';
export { createPlaces } from './createPlaces.ts';
export { ensureRegion } from './ensureRegion.ts';
