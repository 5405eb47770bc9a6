export { OrderPage } from './OrderPage.tsx';
export { OrderSkeleton } from './OrderSkeleton.tsx';
export { OrderView } from './OrderView.tsx';
export type { OrderViewProps } from './OrderView.tsx';
export { orderResource, orderResources } from './resources.ts';
