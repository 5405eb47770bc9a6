export { OrderPage } from './OrderPage.tsx';
export { orderResources } from './orderResource.ts';
