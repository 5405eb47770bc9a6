export { OrdersPage } from './OrdersPage.tsx';
export { OwnOrderPage } from './OwnOrderPage.tsx';
