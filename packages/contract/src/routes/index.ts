export { paths, STORES_ANCHOR } from './paths.ts';
export { BACK_OFFICE, isOfShop, isTaken, PAGELESS, rootOf } from './roots.ts';
