export { ChangeOrder } from './ChangeOrder.tsx';
