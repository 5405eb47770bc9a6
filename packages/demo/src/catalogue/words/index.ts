export { chance, choose, hash } from './choose.ts';
export { cloths } from './cloths.ts';
export type { ClothId } from './cloths.ts';
export { fabricWord, metalWord, paintOf, paintWord, woodWord } from './colours.ts';
export type { Gender, PaintId } from './colours.ts';
export { metalStuffs, woodStuffs } from './stuffs.ts';
export { typeset } from './typeset.ts';
