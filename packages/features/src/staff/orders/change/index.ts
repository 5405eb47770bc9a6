export { ChangeOrder } from './ChangeOrder.tsx';
export type { ChangeOrderProps } from './ChangeOrder.tsx';
