export { unitFinder } from './unitFinder.ts';
export type { NamedUnit, UnitFinder } from './unitFinder.ts';
export { firstUnits } from './firstUnits.ts';
export { handUnified, unified } from './unified.ts';
export type { MeasuredParam } from './unified.ts';
