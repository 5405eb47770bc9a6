export { createPlaces } from './createPlaces.ts';
