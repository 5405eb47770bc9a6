export { OwnOrderPage } from './OwnOrderPage.tsx';
