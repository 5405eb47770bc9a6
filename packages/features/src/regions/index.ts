export { AskCity } from './AskCity.tsx';
export { RegionPicker } from './RegionPicker.tsx';
export { RegionStores } from './RegionStores.tsx';
export { StoresPart } from './StoresPart.tsx';
export type { StoresPartProps } from './StoresPart.tsx';
