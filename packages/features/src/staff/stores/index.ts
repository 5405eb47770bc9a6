export { StoreScreen } from './StoreScreen.tsx';
export { StoresScreen } from './StoresScreen.tsx';
