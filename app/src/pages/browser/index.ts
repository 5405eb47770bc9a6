export type { Browser } from './Browser.ts';
export { createBrowser } from './createBrowser.ts';
