export { asPasted } from './asPasted.ts';
