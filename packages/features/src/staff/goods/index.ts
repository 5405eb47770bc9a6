export { GoodScreen } from './GoodScreen.tsx';
export { GoodsScreen } from './GoodsScreen.tsx';
export { piecesText } from './stockForm.ts';
export { StockDialog } from './StockDialog.tsx';
