export { holdUnits, readUnits } from './readUnits.ts';
