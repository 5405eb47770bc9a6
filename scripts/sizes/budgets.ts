import type { RouteSize } from './routeSizes.ts';

/** Most that a route of the shop may bring before anyone touches it; gzip, bytes. */
export const BUDGETS = { js: 134_000, css: 15_000 } as const;

/** Whether a route stays within what it may bring. */
export function isWithin({ js, css }: RouteSize): boolean {
  return js <= BUDGETS.js && css <= BUDGETS.css;
}
