export { NewOrder } from './NewOrder.tsx';
export type { NewOrderProps } from './NewOrder.tsx';
