export { multiplyRoubles } from './multiplyRoubles.ts';
export { parseMoney } from './parseMoney.ts';
export { percentOf } from './percentOf.ts';
export { subtractRoubles } from './subtractRoubles.ts';
export { sumRoubles } from './sumRoubles.ts';
export { toKopecks } from './toKopecks.ts';
export { PERCENT_UNITS, toPercentUnits } from './toPercentUnits.ts';
export { toRoubles } from './toRoubles.ts';
