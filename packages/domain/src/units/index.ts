export { unitFinder, unitKey } from './unitFinder.ts';
export type { NamedUnit, UnitFinder } from './unitFinder.ts';
export { firstUnits } from './firstUnits.ts';
export { inUnit, unitIn } from './inUnits.ts';
