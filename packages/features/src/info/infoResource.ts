import { resource } from '../api/index.ts';

/** App info: where and who it is, and the cart (specification §3). Every page starts with it. */
export const infoResource = resource('/api/info', {});
