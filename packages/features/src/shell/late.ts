/** What the server draws around every page, and the browser wakes up after it. */
export { ShopFooter } from './ShopFooter.tsx';
export { StoreLine } from './StoreLine.tsx';
