export { OrderPage } from './OrderPage.tsx';
export { OrderView } from './OrderView.tsx';
export type { OrderViewProps } from './OrderView.tsx';
export { orderResources } from './resources.ts';
