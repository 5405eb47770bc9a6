export { paths, STORES_ANCHOR } from './paths.ts';
