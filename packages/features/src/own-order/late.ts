/** What the server draws below an order, and the browser wakes up after it. */
export { OrderPapers } from './OrderPapers.tsx';
