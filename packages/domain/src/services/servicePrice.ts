import { PERCENT_UNITS, SUM_MAX, toKopecks, toPercentUnits } from '../money/index.ts';
import type { ServiceCalculation } from './entities.ts';
import { serviceQuantity } from './serviceQuantity.ts';

/** How many exact units a kopeck has here: a hundredth of it, cut as finely as percents are. */
const KOPECK = BigInt(100 * PERCENT_UNITS);
const ROUBLE = 100n * KOPECK;
/** No sum is counted beyond it. */
const MOST = BigInt(Math.floor(SUM_MAX)) * ROUBLE;

/** Exact units of an amount in roubles. */
function money(roubles: number): bigint {
  return BigInt(toKopecks(roubles)) * KOPECK;
}

/** The price before rounding, without its minimum. Kopecks times percent units are exact units already. */
function rawPrice(calculate: ServiceCalculation, total: number, quantity: bigint): bigint {
  const base = money(calculate.base ?? 0);
  const percent = () => BigInt(toKopecks(total)) * BigInt(toPercentUnits(calculate.value));
  switch (calculate.type) {
    case 'static':
      return money(calculate.value);
    case 'quantity':
      return money(calculate.value) * quantity;
    case 'static_quantity':
      return base + money(calculate.value) * quantity;
    case 'percent':
      return percent();
    case 'static_percent':
      return base + percent();
    case 'percent_quantity':
      return percent() * quantity;
  }
}

/**
 * Price of a service in whole roubles (behaviour services-1): never below its minimum, rounded up; nothing from `freeFrom` on. The arithmetic
 * is exact to the end, so that 7 % of 100 ₽ are 7 ₽ and not 8.
 *
 * @param total sum of the selected cart items, roubles, coupon included
 * @param quantity chosen quantity; without meaning for types that have none
 */
export function servicePrice(calculate: ServiceCalculation, total: number, quantity: number): number {
  if (total >= (calculate.freeFrom ?? Infinity)) return 0;
  const pieces = BigInt(serviceQuantity(calculate.type, quantity));
  const raw = rawPrice(calculate, total, pieces);
  const minimum = money(calculate.minValue) * (calculate.type === 'percent_quantity' ? pieces : 1n);
  const larger = raw > minimum ? raw : minimum;
  const exact = larger < MOST ? larger : MOST;
  return exact > 0n ? Number((exact + ROUBLE - 1n) / ROUBLE) : 0;
}
