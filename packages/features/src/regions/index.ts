export { RegionPicker } from './RegionPicker.tsx';
export { RegionStores } from './RegionStores.tsx';
export { StoreList } from './StoreList.tsx';
