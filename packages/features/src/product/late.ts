/** What the browser adds far below once the rest of the page is awake. */
export { SeenGoods } from './SeenGoods.tsx';
