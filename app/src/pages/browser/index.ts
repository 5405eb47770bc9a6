export { createBrowser } from './createBrowser.ts';
