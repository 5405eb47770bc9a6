export { followUnit, forgetFetched } from './followUnit.ts';
export { readUnits } from './readUnits.ts';
