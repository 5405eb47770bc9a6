export { StockScreen } from './StockScreen.tsx';
