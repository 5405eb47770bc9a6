export { changeBonus } from './changeBonus.ts';
export type { BonusChange } from './changeBonus.ts';
export { readBonusChanges } from './readBonusChanges.ts';
