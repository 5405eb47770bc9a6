/** What stands far below and wakes up once the rest of the page is awake. */
export { SeenGoods } from './SeenGoods.tsx';
export { StoreStock } from './StoreStock.tsx';
