export { createInfoHandlers } from './createInfoHandlers.ts';
export type { InfoParts } from './createInfoHandlers.ts';
export { followPlaces } from './followPlaces.ts';
export { createPlaces } from './createPlaces.ts';
export { ensureRegion } from './ensureRegion.ts';
export { readPlacesFile } from './placesFile.ts';
export { nearStoreDays, readStoreDays, storeDaysColumns } from './readStoreDays.ts';
export { savePlaces } from './savePlaces.ts';
export { storePictureColumns } from './storePicture.ts';
