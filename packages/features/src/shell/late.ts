/** What the server draws under every page, and the browser wakes up after it. */
export { ShopFooter } from './ShopFooter.tsx';
