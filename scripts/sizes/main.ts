import { BUDGETS, isWithin, STAFF_BUDGETS } from './budgets.ts';
import { readRouteSizes } from './readRouteSizes.ts';

/** Prints what every route of the shop and the staff's app bring; the exit code is 1 where one brings too much, or where there is none. */
const sizes = readRouteSizes('client');
const [staff] = readRouteSizes('staff');
const kb = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(6);
console.log(`  JS ≤ ${BUDGETS.js / 1000}  CSS ≤ ${BUDGETS.css / 1000}  kB gzip`);
for (const size of sizes) {
  console.log(`${isWithin(size) ? ' ' : '✗'} ${kb(size.js)} ${kb(size.css)}      ${size.route || 'frame'}`);
}
const isStaffWithin = isWithin(staff, STAFF_BUDGETS);
console.log(`  JS ≤ ${STAFF_BUDGETS.js / 1000}  CSS ≤ ${STAFF_BUDGETS.css / 1000}  kB gzip`);
console.log(`${isStaffWithin ? ' ' : '✗'} ${kb(staff.js)} ${kb(staff.css)}      staff`);
process.exitCode = sizes.length > 1 && sizes.every((size) => isWithin(size)) && isStaffWithin ? 0 : 1;
