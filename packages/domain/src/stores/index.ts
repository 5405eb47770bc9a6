export type * from './entities.ts';
export { storeKinds, storeSorts, storeStates } from './entities.ts';
export { innProblem, kppProblem, ogrnProblem, requisitesProblems } from './requisites.ts';
export {
  PLACE_CODE,
  STORE_CODE_MAX,
  STORE_PHONE_MAX,
  STORE_TEXT_MAX,
  storePictureProblem,
  storeProblem,
  storeProblems,
} from './storeProblems.ts';
export type { StoreTexts } from './storeProblems.ts';
export { isLocation, isPlaced, movedLocation } from './movedLocation.ts';
export { hasMoreOrders, isStoreUsed } from './switching.ts';
