export { OrderPage } from './OrderPage.tsx';
export { orderResources } from './resources.ts';
