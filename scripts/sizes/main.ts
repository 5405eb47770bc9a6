import { BUDGETS, isWithin } from './budgets.ts';
import { readRouteSizes } from './readRouteSizes.ts';

/** Prints what every route brings; the exit code is 1 where one brings too much, or where there is none. */
const sizes = readRouteSizes();
const kb = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(6);
console.log(`  JS ≤ ${BUDGETS.js / 1000}  CSS ≤ ${BUDGETS.css / 1000}  kB gzip`);
for (const size of sizes) {
  console.log(`${isWithin(size) ? ' ' : '✗'} ${kb(size.js)} ${kb(size.css)}      ${size.route || 'frame'}`);
}
process.exitCode = sizes.length > 1 && sizes.every(isWithin) ? 0 : 1;
