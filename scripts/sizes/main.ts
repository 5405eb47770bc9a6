import { BUDGETS, isWithin, OFFICE_BUDGETS, STAFF_BUDGETS } from './budgets.ts';
import { readRouteSizes } from './readRouteSizes.ts';

/**
 * Prints what every route of the shop, the staff's app and the back-office bring; the exit code is 1 where one brings too much, or
 * where there is none.
 */
const sizes = readRouteSizes('client');
const kb = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(6);
console.log(`  JS ≤ ${BUDGETS.js / 1000}  CSS ≤ ${BUDGETS.css / 1000}  kB gzip`);
for (const size of sizes) {
  console.log(`${isWithin(size) ? ' ' : '✗'} ${kb(size.js)} ${kb(size.css)}      ${size.route || 'frame'}`);
}
const own = [
  { name: 'staff', most: STAFF_BUDGETS },
  { name: 'office', most: OFFICE_BUDGETS },
] as const;
const areWithin = own.map(({ name, most }) => {
  const [size] = readRouteSizes(name);
  const within = isWithin(size, most);
  console.log(`  JS ≤ ${most.js / 1000}  CSS ≤ ${most.css / 1000}  kB gzip`);
  console.log(`${within ? ' ' : '✗'} ${kb(size.js)} ${kb(size.css)}      ${name}`);
  return within;
});
const isShopWithin = sizes.length > 1 && sizes.every((size) => isWithin(size));
process.exitCode = isShopWithin && !areWithin.includes(false) ? 0 : 1;
