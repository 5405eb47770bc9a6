export { readUnits } from './readUnits.ts';
