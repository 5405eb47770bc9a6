import { resource } from '../api/index.ts';

/** App info: where and who it is, and the cart (behaviour pages-10). Every page starts with it. */
export const infoResource = resource('/api/info', {});
