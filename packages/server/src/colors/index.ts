export { readColors } from './readColors.ts';
