import type { RouteSize } from './routeSizes.ts';

/** Most that a route of the shop may bring before anyone touches it; gzip, bytes. */
export const BUDGETS = { js: 134_000, css: 15_000 } as const;

/** Most that the staff's app may bring before its first screen; gzip, bytes. */
export const STAFF_BUDGETS = { js: 126_000, css: 7_000 } as const;

/** Most that the back-office may bring before its first screen; gzip, bytes. */
export const OFFICE_BUDGETS = { js: 130_000, css: 7_000 } as const;

/** Whether a route stays within what it may bring. */
export function isWithin(
  { js, css }: Pick<RouteSize, 'js' | 'css'>,
  most: Pick<RouteSize, 'js' | 'css'> = BUDGETS,
): boolean {
  return js <= most.js && css <= most.css;
}
