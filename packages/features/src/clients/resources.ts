import { resource } from '../api/index.ts';

/** Members of staff and sources that an order may name. */
export const additionalDataResource = resource('/api/cart/additional-data', {});
