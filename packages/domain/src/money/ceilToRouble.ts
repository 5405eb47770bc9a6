import { toKopecks } from './toKopecks.ts';

/** The least whole rouble that is not below the amount (specification §9: prices are rounded up). */
export function ceilToRouble(roubles: number): number {
  return Math.ceil(toKopecks(roubles) / 100) + 0;
}
