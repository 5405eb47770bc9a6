import './global.css.ts';

export { control, fixed, layer, motion, radius, size, space } from './dimensions.ts';
export type { Space } from './dimensions.ts';
export { meaning, tileNames } from './meaning.ts';
export type { Pair, TileName } from './meaning.ts';
export { media } from './media.ts';
export { hiddenRule } from './rules.ts';
export { vars } from './vars.css.ts';
