export { productListsCalls } from './calls.ts';
