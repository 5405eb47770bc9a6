export { GoodScreen } from './GoodScreen.tsx';
export { GoodsScreen } from './GoodsScreen.tsx';
