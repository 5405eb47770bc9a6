export { OrdersScreen } from './OrdersScreen.tsx';
