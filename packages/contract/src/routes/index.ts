export { isTaken, PAGELESS, paths, rootOf, STORES_ANCHOR } from './paths.ts';
