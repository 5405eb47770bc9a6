export { paths, STORES_ANCHOR } from './paths.ts';
export { isTaken, PAGELESS, rootOf } from './roots.ts';
