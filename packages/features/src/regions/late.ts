/** What the server draws far below, and the browser wakes up after the rest of the page. */
export { StoresPart } from './StoresPart.tsx';
